import { type APIRequestContext, expect, test } from '@playwright/test'
import { themeNames } from '#tokens/themes/themeNames.ts'
import { onlyNightly } from '../nightly/isNightly.ts'
import { firstAgencyPath, firstListingPath } from '../portal/stock.ts'
import { expectNoViolationsInThemes } from './axe.ts'
import { setTextSpacing } from './textSpacing.ts'

// Six runs of axe in each test, seconds each on a busy machine.
test.describe.configure({ timeout: 240_000 })

const pages = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/pwlhsh-katoikies/' },
  { name: 'listing', path: firstListingPath },
  { name: 'agencies', path: '/mesitika-grafeia/' },
  { name: 'transparency', path: '/info/diafaneia/' },
  { name: 'agents', path: '/mesitika-grafeia/mesites/' },
  { name: 'groups', path: '/mesitika-grafeia/omiloi/' },
  { name: 'association', path: '/mesitika-grafeia/syllogoi/i-stegi/' },
  { name: 'price guide', path: '/agora-akiniton/' },
  { name: 'estimate', path: '/valutazione-immobiliare/' },
  { name: 'method of estimates', path: '/valutazione-immobiliare/methodos/' },
  { name: 'method of the price guide', path: '/agora-akiniton/methodos/' },
  { name: 'agency', path: firstAgencyPath },
  { name: 'not found', path: '/den-yparxei/' },
  { name: 'privacy', path: '/terms/privacy/' },
  { name: 'contact us', path: '/info/epikoinoniste-mazi-mas/' },
  { name: 'accessibility', path: '/info/prosvasimotita/' },
] as const
const languages = ['', '/en'] as const
/** In `npm test`; the others every night. */
const everyTime: readonly string[] = ['home', 'list', 'listing', 'agency']

const pathOf = async (path: (typeof pages)[number]['path'], request: APIRequestContext): Promise<string> =>
  typeof path === 'string' ? path : path(request)

const widths = [1440, 360] as const

for (const { name, path } of pages)
  for (const language of languages)
    test(
      `axe: ${name} in ${language === '' ? 'Greek' : 'English'}, two widths, three themes`,
      onlyNightly(language !== '' || !everyTime.includes(name)),
      async ({ page, request }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(language + (await pathOf(path, request)))
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

for (const { name, path } of pages)
  test(`reflow: ${name} has no sideways scrolling at 320 px, also with wide text spacing`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(await pathOf(path, request))
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.evaluate(setTextSpacing)
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
