import { expect, type Page } from '@playwright/test'

/** Opens a page whose script does not come until the function that is returned is called, as on a slow line. */
export async function openWithoutScript(page: Page, path: string): Promise<() => Promise<void>> {
  let come = () => undefined as void
  const gate = new Promise<void>((resolve) => (come = resolve))
  await page.route(/\/assets\/entry-client-[^/]*\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return async () => {
    come()
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
  }
}
