import { expect } from '@playwright/test'
import { themeNames } from '#tokens/themes/themeNames.ts'
import { pagesOfDay } from '../day/pagesOfDay.ts'
import { onlyNightly } from '../nightly/isNightly.ts'
import { ownAddress } from '../portal/account.ts'
import { test } from '../portal/test.ts'
import { expectNoViolationsInThemes } from './axe.ts'
import { pageKinds, pathOf } from './pageKinds.ts'
import { setTextSpacing } from './textSpacing.ts'

// Six runs of axe in each test, seconds each on a busy machine.
test.describe.configure({ timeout: 240_000 })

test.use(ownAddress)

const languages = ['', '/en'] as const
/** In `npm test`; the others every night. */
const everyTime: readonly string[] = ['home', 'list', 'listing', 'agency']

const widths = [1440, 360] as const

for (const kind of pageKinds)
  for (const language of languages)
    test(
      `axe: ${kind.name} in ${language === '' ? 'Greek' : 'English'}, two widths, three themes`,
      onlyNightly(language !== '' || !everyTime.includes(kind.name)),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(language + (await pathOf(kind, page.request)))
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await expectNoViolationsInThemes(page)
        }
      },
    )

test('nothing moves where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/pwlhsh-katoikies/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const moving = await page.evaluate(async () => {
    document.documentElement.dataset['theme'] = 'contrast'
    await new Promise(requestAnimationFrame)
    return document.getAnimations().length
  })
  expect(moving).toBe(0)
})

test('the theme that was chosen comes with the page', async ({ page, context, baseURL }) => {
  for (const theme of themeNames) {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
    await page.goto('/den-yparxei/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  }
})

for (const kind of pagesOfDay(pageKinds, 1))
  test(`reflow: ${kind.name} has no sideways scrolling at 320 px, also with wide text spacing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(await pathOf(kind, page.request))
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.evaluate(setTextSpacing)
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
