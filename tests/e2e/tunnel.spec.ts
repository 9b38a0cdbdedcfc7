/** What a page still has to load when the line is gone: it says so where it would stand, and comes once there is a line. */
import { expect, type Page } from '@playwright/test'
import { onlyNightly } from '../nightly/isNightly.ts'
import { firstListingPath } from '../portal/stock.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

const trouble = 'We could not reach the server. Check your connection and try again.'
const told = (page: Page) => page.getByRole('alert').filter({ hasText: trouble })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** React has every section of the page, also those whose code loads later: only what a press opens is missing. */
async function untilWhole(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main section')].every((section) =>
      Object.keys(section).some((key) => key.startsWith('__reactFiber')),
    ),
  )
  await page.waitForLoadState('networkidle')
}

/** What opens over a listing, by the words of its button. */
const overListing = [
  { button: 'Send a message', dialog: 'Message to the advertiser' },
  { button: 'Ask for a visit', dialog: 'Request for a visit' },
  { button: 'Sign in', dialog: 'Sign in or sign up' },
] as const

for (const { button, dialog } of overListing)
  test(
    `“${button}” without a line says so and leaves the page as it is; “Try again” with one opens it`,
    onlyNightly(button !== 'Send a message'),
    async ({ page, request, context }) => {
      await visit(page, `/en${await firstListingPath(request)}`)
      await untilWhole(page)
      await context.setOffline(true)
      await page.getByRole('button', { name: button, exact: true }).first().press('Enter')
      await expect(told(page)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const again = page.getByRole('button', { name: 'Try again' })
      await expect(again).toBeFocused()
      await expect(again).toBeInViewport()
      await page.keyboard.press('Enter')
      // It is said once more, and stays.
      await expect(page.locator('[aria-live="polite"]').filter({ hasText: trouble })).toBeAttached()
      await expect(again).toBeFocused()
      await context.setOffline(false)
      await again.press('Enter')
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      await expect(told(page)).toHaveCount(0)
      await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toBeAttached()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: button, exact: true }).first()).toBeFocused()
    },
  )

test('pictures fill the screen once there is a line', async ({ page, request, context }) => {
  await visit(page, `/en${await firstListingPath(request)}`)
  const open = page.getByRole('button', { name: /^All \d+ photos$/ })
  await untilWhole(page)
  await context.setOffline(true)
  await open.press('Enter')
  await expect(told(page)).toBeVisible()
  await context.setOffline(false)
  await open.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(told(page)).toHaveCount(0)
})

test('a link without a line leads to a page that says so, and Back to where one was', async ({
  page,
  request,
  context,
}) => {
  const path = `/en${await firstListingPath(request)}`
  await visit(page, '/en/pwlhsh-katoikies/')
  // The code of the results comes after that of the page.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.locator('a[id^="listing-"]').first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeFocused()
  expect(new URL(page.url()).pathname).toMatch(/^\/en\/aggelies\/\d+\/$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toHaveCount(0)
  await expect(page.locator('a[id^="listing-"]').first()).toBeFocused()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toHaveCount(0)
  expect(path).toContain(new URL(page.url()).pathname)
  await expect(page).toHaveTitle(/m²/)
})

test('a file that a newer portal no longer has: “Try again” loads the page again, once', async ({
  page,
  request,
}) => {
  await visit(page, `/en${await firstListingPath(request)}`)
  await untilWhole(page)
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('button', { name: 'Send a message', exact: true }).first().press('Enter')
  await expect(told(page)).toBeVisible()
  await page.unroute('**/assets/**')
  const loads: string[] = []
  page.on('load', (loaded) => void loads.push(loaded.url()))
  // Some browsers remember the failure: the page is loaded again there, and opens the dialog then.
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Message to the advertiser' })).toBeVisible()
  expect(loads.length).toBeLessThanOrEqual(1)
})

test('a link whose files a newer portal no longer has is followed on the server', async ({ page }) => {
  await visit(page, '/en/pwlhsh-katoikies/')
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }))
  const loaded = page.waitForEvent('domcontentloaded')
  await page.locator('a[id^="listing-"]').first().press('Enter')
  await loaded
  await expect(page).toHaveURL(/\/en\/aggelies\/\d+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toHaveCount(0)
})
