import { expect, test } from '@playwright/test'
import { firstListingPath } from '../portal/stock.ts'
import { expectNoViolations } from './axe.ts'
import { setTextSpacing } from './textSpacing.ts'

// Six runs of axe in each test, seconds each on a busy machine.
test.describe.configure({ timeout: 240_000 })

// Pictures say nothing that axe or a ruler reads, and drawing them takes the time of both.
test.beforeEach(({ page }) => page.route('**/media/**', (route) => route.abort()))

const pages = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/pwlhsh-katoikies/' },
  { name: 'listing', path: undefined },
  { name: 'not found', path: '/den-yparxei/' },
] as const
const languages = ['', '/en'] as const
const themes = ['light', 'dark', 'contrast'] as const
const widths = [360, 1440] as const

for (const { name, path } of pages)
  for (const language of languages)
    test(`axe: ${name} in ${language === '' ? 'Greek' : 'English'}, three themes, two widths`, async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      const bare = path ?? (await firstListingPath(request))
      for (const theme of themes) {
        await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }])
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(language + bare)
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expectNoViolations(page)
        }
      }
    })

for (const { name, path } of pages)
  test(`reflow: ${name} has no sideways scrolling at 320 px, also with wide text spacing`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path ?? (await firstListingPath(request)))
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await page.evaluate(setTextSpacing)
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
