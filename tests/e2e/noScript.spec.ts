import { expect } from '@playwright/test'
import { test } from '../portal/test.ts'

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

test('a question reaches the operator without script, and keeps what was typed', async ({ page }) => {
  await page.goto('/en/info/prosvasimotita/')
  await page.getByRole('main').getByRole('link', { name: 'Ask us about this' }).click()
  const topic = page.getByRole('combobox', { name: 'What is it about?' })
  await expect(topic).toHaveValue('barrier')
  await page.getByRole('textbox', { name: 'Your message' }).fill('The map cannot be read.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toContainText('marked fields')
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('The map cannot be read.')
  await page.getByRole('textbox', { name: 'Email for the answer' }).fill('eleni@estia.example')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your message')
  await expect(page.getByRole('main')).toContainText(/[2-9A-Z]{4}-[2-9A-Z]{4}/)
})

test('the home page searches without script', async ({ page }) => {
  await page.goto('/')
  await page.locator('main form input[name="q"]').fill('Κουκάκι')
  await page.locator('main form input[name="q"]').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Κουκάκι')
})
