/**
 * With the defaults nothing is measured: no page asks another origin, and none keeps more than the notice lists. With every
 * service configured and consent refused, the same.
 */
import { expect, type Page } from '@playwright/test'
import { declaredCookie } from '#domain/cookies.ts'
import { routePath } from '#domain/routes.ts'
import { storedKeys } from '#app/shared/storage/storedKeys.ts'
import { onlyNightly } from '../nightly/isNightly.ts'
import { portalAddress } from '../portal/address.ts'
import { PortalProcess } from '../faults/PortalProcess.ts'
import { pagesOfDay } from '../day/pagesOfDay.ts'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { accountPages, everyPage, type VisitedPage } from '../portal/everyPage.ts'
import { foreignRequests } from '../portal/foreignRequests.ts'
import { placeFlat } from '../portal/placeFlat.ts'
import { firstAgencyPath } from '../portal/stock.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

test.describe.configure({ timeout: 240_000 })

/** Walks over pages; gives what they asked of others, what they measured, and what they keep. */
async function walk(
  page: Page,
  origin: string,
  paths: readonly string[],
  onPage: (path: string) => Promise<void>,
) {
  const elsewhere = foreignRequests(page, origin)
  const [measured, keys]: [string[], Set<string>] = [[], new Set()]
  page.context().on('request', (asked) => {
    // What an operator reads of recordings records nothing.
    if (/(?<!\/operator)\/(?:collect|replays)\//.test(new URL(asked.url()).pathname))
      measured.push(asked.url())
  })
  for (const path of paths) {
    await visit(page, origin + path)
    await page.waitForTimeout(250)
    await onPage(path)
    for (const key of await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]))
      keys.add(key)
  }
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const known = Object.values(storedKeys)
  return {
    elsewhere,
    measured,
    cookies,
    undeclared: [
      ...cookies.filter((name) => declaredCookie(name) === undefined),
      ...[...keys].filter((key) => !known.some((one) => key.startsWith(one))),
    ],
  }
}

/** `npm test` walks over other pages each time. */
const pathsOf = (pages: readonly VisitedPage[], from: number): readonly string[] =>
  pagesOfDay(pages, from).map(({ path }) => path)

const nothing = { elsewhere: [], measured: [], undeclared: [] }

test('a walk over every page stays at its own origin, sets no cookie beyond the notice, and asks for no consent', async ({
  page,
  request,
}) => {
  const paths = pathsOf(await everyPage(request), 1)
  const found = await walk(page, portalAddress, paths, async (path) => {
    expect(await page.getByRole('dialog').count(), path).toBe(0)
  })
  expect(found).toMatchObject(nothing)
  expect(found.cookies).not.toContain('estia_measure')
})

test.describe('signed in', () => {
  test.use({ ...ownAddress, serviceWorkers: 'allow' })

  test('the pages of an account, of its ad and of an agency, and its worker, ask nobody else', async ({
    page,
    request,
  }) => {
    // Browsers that are driven by programs get no worker.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
    )
    await signIn(page.request, await makeAccount(request))
    const [ad, agency] = [await placeFlat(page), await firstAgencyPath(request)]
    const pages = accountPages(ad, agency.split('/').at(-2) ?? '').map((path) => ({ name: path, path }))
    const found = await walk(
      page,
      portalAddress,
      [routePath('savedAds'), ...pathsOf(pages, 2)],
      async (path) => {
        expect(await page.getByRole('dialog').count(), path).toBe(0)
      },
    )
    expect(found).toMatchObject(nothing)
    const scripts = () =>
      page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL ?? ''),
      )
    await visit(page, portalAddress + routePath('savedAds'))
    await expect.poll(scripts, { timeout: 20_000 }).toEqual([`${portalAddress}/offline-worker.js`])
  })
})

test(
  'with every service configured and consent refused, the same walk is as silent',
  onlyNightly(true),
  async ({ page }) => {
    const portal = await PortalProcess.make(200, everything)
    try {
      await portal.start()
      const asks = { get: (path: string) => fetch(portal.origin + path) }
      const paths = pathsOf(await everyPage(asks), 5)
      let wasAsked = false
      const found = await walk(page, portal.origin, paths, async (path) => {
        if (wasAsked) return expect(await page.getByRole('dialog').count(), path).toBe(0)
        await page.getByRole('dialog').getByRole('button', { name: 'Όχι', exact: true }).click()
        wasAsked = true
      })
      expect(found).toMatchObject(nothing)
      expect(found.cookies).not.toContain('estia_measure')
    } finally {
      portal.remove()
    }
  },
)

/** Every service that pages know of. Google's prompt needs a choice of its own, which nobody makes here. */
const everything = {
  ESTIA_FLAG_SEGMENT_TRACKING: 'true',
  ESTIA_FLAG_DATADOME: 'true',
  ESTIA_FLAG_MORTGAGE_WIDGETS: 'true',
  ESTIA_FLAG_PREVENT_BOT_TRACKING: 'false',
  ANALYTICS_WRITE_KEY: 'silence-key',
  FLAGS_CLIENT_KEY: 'silence-key',
  SESSION_REPLAY: 'all',
  TAG_MANAGER_URL: 'https://tags.example/container.js',
  SOCIAL_PIXEL_URL: 'https://pixel.example/pixel.js',
  GOOGLE_CLIENT_ID: 'silence.apps.example',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_ONE_TAP: 'true',
}
