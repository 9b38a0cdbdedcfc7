/** What a browser opens without a line: the saved homes of who is signed in, and else a page that says so. */
import { expect, type Page, test } from '@playwright/test'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { visit } from '../portal/visit.ts'

test.use({ ...ownAddress, serviceWorkers: 'allow' })

/** Browsers that are driven by programs keep nothing. */
const asVisitor = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))

/** Names of what the browser keeps of accounts. */
const keptNames = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('estia.offline.saved.')))

/** Whether all is kept that the saved homes need. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith('estia.offline.saved.'))
    if (name === undefined) return false
    const page = await (await caches.open(name)).match('/en/user/saved/')
    return (await page?.text())?.match(/id="listing-/g)?.length === 2
  })

async function saveTwo(page: Page): Promise<void> {
  await visit(page, '/en/pwlhsh-katoikies/')
  for (const at of [0, 1]) {
    const kept = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
    await page
      .locator('main')
      .getByRole('button', { name: /^Save:/ })
      .nth(at)
      .press('Enter')
    await kept
  }
}

const homes = (page: Page) => page.locator('main a[id^="listing-"]')

test('saved homes open without a line, for who is signed in alone', async ({ page, context }) => {
  await asVisitor(page)
  await signIn(page.request, await makeAccount(page.request))
  await saveTwo(page)
  await visit(page, '/en/user/saved/')
  await expect(homes(page)).toHaveCount(2)
  await expect.poll(() => isKept(page), { timeout: 20_000 }).toBe(true)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // Files that came before the worker had the page.
  await visit(page, '/en/user/saved/')
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await visit(page, '/en/user/saved/')
  await expect(homes(page)).toHaveCount(2)
  await expect(
    page.getByText(/^You are offline\. You see your saved homes as they were on .+ at \d/),
  ).toBeVisible()

  await page.getByText('Note', { exact: true }).first().click()
  const note = page.getByRole('textbox', { name: 'Your note' }).first()
  await note.fill('Ask about the roof')
  await page.getByRole('button', { name: 'Save note' }).first().click()
  await expect(page.getByText(/^Changes need a connection/).first()).toBeAttached()
  await expect(note).toHaveValue('Ask about the roof')

  await page.goto('/de/karten/')
  await expect(page.getByRole('heading', { name: 'Sie sind offline' })).toBeVisible()
  await page.getByRole('link', { name: /^Ihr Merkzettel/ }).click()
  await expect(homes(page)).toHaveCount(2)

  await context.setOffline(false)
  await visit(page, '/en/user/saved/')
  await expect(page.getByText(/^You are offline/)).toHaveCount(0)
  await page.getByRole('button', { name: /^My account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(() => keptNames(page)).toEqual([])
  await context.setOffline(true)
  await page.goto('/en/user/saved/')
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: /saved homes/ })).toHaveCount(0)
})
