/**
 * Companies by the framework of IAB (TCF 2.3): what `__tcfapi` answers to their scripts, and that nothing of it exists where
 * none are configured.
 */
import { expect, type Page } from '@playwright/test'
import { join } from 'node:path'
import { routePath } from '#domain/routes.ts'
import { expectNoViolations } from '../a11y/axe.ts'
import { PortalProcess } from '../faults/PortalProcess.ts'
import { portalAddress } from '../portal/address.ts'
import { foreignRequests } from '../portal/foreignRequests.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

const fakes = join(import.meta.dirname, '../../stories/app/consent/list')
const script = 'https://tags.example/container.js'
const purpose = 'Store and/or access information on a device'

/** What a script of a company hears. */
interface Heard {
  readonly eventStatus: string
  readonly tcString: string
  readonly gdprApplies: boolean
  readonly purpose: Readonly<Record<'consents' | 'legitimateInterests', Readonly<Record<string, boolean>>>>
  readonly vendor: Readonly<Record<'consents' | 'legitimateInterests', Readonly<Record<string, boolean>>>>
  readonly specialFeatureOptins: Readonly<Record<string, boolean>>
  readonly outOfBand: { readonly disclosedVendors: Readonly<Record<string, boolean>> }
}

let portal: PortalProcess

test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  portal = await PortalProcess.make(50, {
    TCF_VENDORS: '101,102',
    TCF_CMP_ID: '300',
    TCF_VENDOR_LIST: join(fakes, 'vendor-list.json'),
    TCF_TRANSLATIONS: fakes,
    TAG_MANAGER_URL: script,
  })
  await portal.start()
})
test.afterAll(() => portal.remove())

/** Opens a page, and listens as a company's script does, once the stub is there. */
async function listen(page: Page, path = '/') {
  await visit(page, portal.origin + path)
  await page.waitForFunction(() => '__tcfapi' in window)
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    const api = (window as unknown as { __tcfapi: (...args: unknown[]) => void }).__tcfapi
    api('addEventListener', 2, (data: unknown, isAnswer: boolean) => isAnswer && heard.push(data))
  })
  return () => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard)
}

const states = (heard: readonly Heard[]) => heard.map(({ eventStatus }) => eventStatus)
const set = (vector: Readonly<Record<string, boolean>> | undefined) =>
  Object.entries(vector ?? {}).flatMap(([id, isSet]) => (isSet ? Number(id) : []))
const told = ({ purpose: uses, vendor, specialFeatureOptins, outOfBand }: Heard) => ({
  purposes: set(uses.consents),
  interests: set(uses.legitimateInterests),
  vendors: set(vendor.consents),
  vendorInterests: set(vendor.legitimateInterests),
  features: set(specialFeatureOptins),
  named: set(outOfBand.disclosedVendors),
})

const nothing = {
  purposes: [],
  interests: [],
  vendors: [],
  vendorInterests: [],
  features: [],
  named: [101, 102],
}

/** The script of a company notes whether it may ask from its first line on. */
const serveScript = (page: Page) =>
  page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.couldAsk = typeof window.__tcfapi' }),
  )

test('refused, companies hear that nothing is allowed, now and on the next page', async ({ page }) => {
  const elsewhere = foreignRequests(page, portal.origin)
  const heard = await listen(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect.poll(async () => states(await heard())).toEqual(['cmpuishown'])
  expect((await heard())[0]?.tcString).toBe('')
  await dialog.getByRole('button', { name: 'Αρνούμαι όλα' }).click()
  await expect.poll(async () => states(await heard())).toEqual(['cmpuishown', 'useractioncomplete'])
  const [, refused] = await heard()
  expect(refused && [refused.gdprApplies, told(refused)]).toEqual([true, nothing])
  expect(refused?.tcString.split('.')).toHaveLength(2)

  const again = await listen(page, '/pwlhsh-katoikies/')
  await expect.poll(async () => states(await again())).toEqual(['tcloaded'])
  const [loaded] = await again()
  expect(loaded && told(loaded)).toEqual(nothing)
  expect([await dialog.count(), elsewhere]).toEqual([0, []])
  // The list comes from our own origin, with the configured companies alone.
  const list = await page.evaluate(
    () =>
      new Promise<{ vendors: object }>((resolve) => {
        const api = (window as unknown as { __tcfapi: (...args: unknown[]) => void }).__tcfapi
        api('getVendorList', 2, resolve)
      }),
  )
  expect([Object.keys(list.vendors), elsewhere]).toEqual([['101', '102'], []])
})

test('agreed to, companies hear so before their script runs, and the choice is withdrawn with one press', async ({
  page,
}) => {
  await serveScript(page)
  const heard = await listen(page)
  await page.getByRole('button', { name: 'Συμφωνώ με όλα' }).click()
  await expect.poll(async () => states(await heard())).toEqual(['cmpuishown', 'useractioncomplete'])
  const all = {
    purposes: [1, 2, 4, 8],
    interests: [7, 9, 10],
    vendors: [101, 102],
    vendorInterests: [101, 102],
    features: [1],
    named: [101, 102],
  }
  const [, agreed] = await heard()
  expect(agreed && told(agreed)).toEqual(all)
  await page.waitForFunction(() => (window as { couldAsk?: string }).couldAsk === 'function')

  const later = await listen(page, routePath('cookies'))
  await expect.poll(async () => states(await later())).toEqual(['tcloaded'])
  // The page is loaded again, without the scripts of others.
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Ανάκληση όλων' }).click()])
  const after = await listen(page, routePath('cookies'))
  await expect.poll(async () => (await after()).map(told)).toEqual([nothing])
  expect(await page.evaluate(() => 'couldAsk' in window)).toBe(false)
})

test('one by one, companies hear what was chosen, in the language that was shown', async ({ page }) => {
  const heard = await listen(page, '/de/')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Einzeln auswählen' }).click()
  await expect(dialog.getByText(purpose).first()).toHaveAttribute('lang', 'en')
  await dialog.getByRole('checkbox', { name: purpose, exact: true }).press('Space')
  await dialog.getByText('Beta Measurement', { exact: true }).click()
  await dialog.getByRole('checkbox', { name: 'Ich stimme zu: Beta Measurement' }).press('Space')
  await dialog
    .getByRole('checkbox', { name: 'Ich widerspreche dem berechtigten Interesse: Beta Measurement' })
    .press('Space')
  await expectNoViolations(page, { within: '[role=dialog]' })
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect.poll(async () => states(await heard())).toEqual(['cmpuishown', 'useractioncomplete'])
  const [, chosen] = await heard()
  expect(chosen && told(chosen)).toEqual({
    ...nothing,
    purposes: [1],
    interests: [7, 9, 10],
    vendors: [102],
    vendorInterests: [101],
  })
})

test('a kept string that cannot be read is as none: the visitor is asked again', async ({ page }) => {
  await visit(page, portal.origin)
  await page.getByRole('button', { name: 'Συμφωνώ με όλα' }).click()
  await page.evaluate(() => {
    const key = 'estia.consent'
    const [last] = JSON.parse(localStorage.getItem(key) ?? '[]') as { tc: string }[]
    if (last) localStorage.setItem(key, JSON.stringify([{ ...last, tc: last.tc.slice(0, 20) }]))
  })
  const heard = await listen(page)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(async () => states(await heard())).toEqual(['cmpuishown'])
})

test('in Greek the purposes are those of the translation that is configured', async ({ page }) => {
  await visit(page, portal.origin)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Σκοπός 1', { exact: true })).toHaveAttribute('lang', 'el')
})

test('without companies there is no __tcfapi, no frame of it and no list', async ({ page, request }) => {
  await visit(page, portalAddress)
  await page.waitForTimeout(500)
  const found = await page.evaluate(() => [
    typeof (window as { __tcfapi?: unknown }).__tcfapi,
    document.querySelectorAll('iframe').length,
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('vendor')).length,
  ])
  expect(found).toEqual(['undefined', 0, 0])
  expect((await request.get('/vendor-list/x/el.json')).status()).toBe(404)
})
