import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('list and listing are readable, searchable and pageable without script', async ({ page }) => {
  await page.goto('/pwlhsh-katoikies/')
  const cards = page.locator('main a[id^="listing-"]')
  await expect(cards).toHaveCount(25)

  await page.locator('input[name="prezzoMassimo"]').fill('200000')
  await page.locator('input[name="prezzoMassimo"]').press('Enter')
  await expect(page).toHaveURL(/prezzoMassimo=200000/)
  await expect(cards.first()).toBeVisible()

  await page.locator('nav a[href*="pag=2"]').first().click()
  await expect(page).toHaveURL(/pag=2/)
  await expect(page).toHaveURL(/prezzoMassimo=200000/)

  await cards.first().click()
  await expect(page).toHaveURL(/\/aggelies\/\d+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main img').first()).toBeVisible()
})

test('the home page searches without script', async ({ page }) => {
  await page.goto('/')
  await page.locator('main form input[name="q"]').fill('Κουκάκι')
  await page.locator('main form input[name="q"]').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Κουκάκι')
})
