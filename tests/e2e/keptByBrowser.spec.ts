/** Going back to a page shows it as it was left, from the browser's back/forward cache: nothing of it forbids that. */
import { chromium, expect } from '@playwright/test'
import { chromiumArguments, chromiumWithNotifications } from '../chromium.ts'
import { pagesOfDay } from '../day/pagesOfDay.ts'
import { everyPage } from '../portal/everyPage.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

test.describe.configure({ timeout: 240_000 })

test('every page is kept by the browser when it is left', async ({ request, baseURL }) => {
  const all = await everyPage(request)
  // The headless shell keeps no page, and neither does a browser as tests start it.
  const executablePath = chromiumWithNotifications()
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...chromiumArguments],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) })
  for (const { name, path } of pagesOfDay(all, 4)) {
    // A page that was not found is no page to come back to.
    if ((await request.get(path)).status() !== 200) continue
    await visit(page, path)
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''))
    await page.goto('/robots.txt')
    // A page from the cache loads nothing: `goBack` would wait for it in vain.
    await page.evaluate(() => setTimeout(() => history.back()))
    await expect(page.locator('html[data-left]'), name).toBeAttached()
  }
  await browser.close()
})
