import { expect, type Page } from '@playwright/test'

/** Script has taken over, and what the page is about has come. */
export async function untilFilled(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page.locator('[data-skeleton], [role="progressbar"], [aria-busy="true"]')).toHaveCount(0)
}
