import { expect, type Page } from '@playwright/test'
import { marks, panel, startDrawing } from '../portal/map.ts'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { test } from '../portal/test.ts'
import { expectNoViolations, expectNoViolationsInThemes } from './axe.ts'
import { setTextSpacing } from './textSpacing.ts'
import { onlyNightly } from '../nightly/isNightly.ts'

// Several runs of axe in each test, seconds each on a busy machine.
test.describe.configure({ timeout: 240_000 })

// Pictures and the ground say nothing that axe reads, and drawing them takes its time.
test.beforeEach(({ page }) => page.route(/\/(media|tiles)\//, (route) => route.abort()))

const athens = '/map/pwlhsh-katoikies/athina/'
const widths = [1440, 360] as const

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

const states = [
  {
    name: 'with homes',
    within: undefined,
    reach: async (page: Page) => {
      await visit(page, athens)
      await expect(marks(page).first()).toBeVisible()
    },
  },
  {
    name: 'with nothing found',
    within: undefined,
    reach: async (page: Page) => {
      await visit(page, `/en${athens}?prezzoMinimo=999999998`)
      await expect(panel(page).getByText('There is no home here')).toBeVisible()
      await expect(page.getByText('Without the base map')).toBeVisible()
    },
  },
  {
    name: 'with an open card',
    // The rest of the page is hidden while it is open: nothing to look at, and no page of its own.
    within: '[role="dialog"]',
    reach: async (page: Page) => {
      await visit(page, athens)
      await marks(page).first().press('Enter')
      await expect(page.getByRole('dialog').locator('a[href*="/aggelies/"]').first()).toBeVisible()
    },
  },
  {
    name: 'with an area that is being drawn',
    within: undefined,
    reach: async (page: Page) => {
      await visit(page, `/en${athens}`)
      await startDrawing(page)
    },
  },
] as const

for (const { name, within, reach } of states)
  test(
    `axe: a map ${name}, two widths, three themes`,
    onlyNightly(name !== 'with homes'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await reach(page)
        await expectNoViolationsInThemes(page, within)
      }
    },
  )

test('axe: a map in forced colours, in each of its states', onlyNightly(true), async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const { within, reach } of states) {
    await reach(page)
    await expectNoViolations(page, { within })
  }
})

test('reflow: a map has no sideways scrolling at 320 px, also with wide text spacing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, athens)
  await expect(marks(page).first()).toBeVisible()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.evaluate(setTextSpacing)
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test.describe('the map of saved homes', () => {
  test.use(ownAddress)

  test('axe and reflow: two widths, three themes, 320 px', onlyNightly(true), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn(page.request, await makeAccount(page.request))
    await visit(page, `/en${athens}`)
    const heart = panel(page)
      .getByRole('button', { name: /^Save:/ })
      .first()
    const kept = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
    await heart.press('Enter')
    await kept
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, '/en/user/saved/map/')
      await expect(marks(page)).toHaveCount(1, { timeout: 30_000 })
      await expectNoViolationsInThemes(page)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(setTextSpacing)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
  })
})
