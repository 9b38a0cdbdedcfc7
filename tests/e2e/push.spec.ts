/**
 * Alerts that a browser shows while no page is open. The push service alone is replaced, at the browser's edge: none can
 * be reached from here. The worker, its message, what it shows and how it ends are the browser's own.
 */
import { type CDPSession, expect, type Page } from '@playwright/test'
import { chromiumArguments, chromiumWithNotifications } from '../chromium.ts'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { portalAddress } from '../portal/address.ts'
import { searchSaved } from '../portal/searchSaved.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

const executablePath = chromiumWithNotifications()

test.use({
  ...ownAddress,
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  launchOptions: { ...(executablePath && { executablePath }), args: [...chromiumArguments] },
})
test.skip(executablePath === undefined, 'the headless shell shows no notifications')

const endpoint = 'https://push.example/of-this-browser'

/** A push service that takes this browser until it unsubscribes. */
const withPushService = (page: Page) =>
  page.addInitScript((address) => {
    const key = 'kept-by-the-test'
    const subscription = {
      toJSON: () => ({ endpoint: address, keys: { p256dh: 'key', auth: 'secret' } }),
      unsubscribe: async () => {
        localStorage.removeItem(key)
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        localStorage.setItem(key, '1')
        return subscription
      },
      getSubscription: async () => (localStorage.getItem(key) === null ? null : subscription),
    })
  }, endpoint)

/** The browser's number of the worker of alerts. */
async function workerOfAlerts(devtools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${portalAddress}/alerts/`)
      if (own) resolve(own.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  return found
}

const scopes = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope))

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/alerts/')
    return ((await registration?.getNotifications()) ?? []).map(({ title, body, tag }) => ({
      title,
      body,
      tag,
    }))
  })

test('a browser shows pushed alerts until its user signs out', async ({ page, context }) => {
  await withPushService(page)
  await signIn(page.request, await makeAccount(page.request))
  await visit(page, '/en/pwlhsh-katoikies/?prezzoMassimo=250000')
  const saved = searchSaved(page)
  await page.getByRole('button', { name: 'Save this search' }).first().click()
  await saved

  await visit(page, '/en/user/searches/')
  await page.locator('summary', { hasText: 'Settings of this search' }).press('Enter')
  const here = page.getByRole('checkbox', { name: /^On this device/ })
  await here.press('Space')
  const kept = page.waitForResponse((reply) => reply.url().includes('/api-next/push/'))
  const changed = page.waitForResponse((reply) => /saved-searches\/\d+\//.test(reply.url()))
  await page.getByRole('button', { name: 'Save changes' }).last().click()
  expect(await (await kept).json()).toEqual({ isKept: true })
  expect((await changed).ok()).toBe(true)

  const devtools = await context.newCDPSession(page)
  const registrationId = await workerOfAlerts(devtools)
  const message = { title: 'Flats, up to €250,000', body: 'A new home', tag: 'search-1' }
  const data = JSON.stringify({ ...message, url: '/en/user/searches/', lang: 'en' })
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: portalAddress, registrationId, data })
  await expect.poll(() => shown(page)).toEqual([message])
  await visit(page, '/en/user/searches/')
  await page.locator('summary', { hasText: 'Settings of this search' }).press('Enter')
  await expect(here).toBeChecked()
  await expect(page.getByText(/^Alerts do not come to this device/)).toHaveCount(0)

  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(() => scopes(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('kept-by-the-test'))).toBeNull()
})
