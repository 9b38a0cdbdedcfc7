import { expect, type Page } from '@playwright/test'

/** Opens a page, and waits until script has taken it over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}
