import { expect, type Page } from '@playwright/test'

const maximum = 'input[name="prezzoMassimo"]'

/** Opens the fields of a chip above the results, by the beginning of its name. */
export async function openFilter(page: Page, name: RegExp): Promise<void> {
  // The chips answer to script.
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.locator('search').getByRole('button', { name }).click()
}

/** Types the highest price into its chip, and shows what it finds. */
export async function searchUpTo(page: Page, price: string): Promise<void> {
  await openFilter(page, /^(?:Τιμή|Price|Preis)/)
  await page.locator(maximum).fill(price)
  // The window that has just opened may take the focus after the field was filled.
  await page.locator(maximum).press('Enter')
  await expect(page).toHaveURL(new RegExp(`prezzoMassimo=${price}`))
}
