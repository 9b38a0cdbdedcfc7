import { expect, test } from '@playwright/test'

/** The number in "Βρέθηκαν 1.234 αγγελίες." */
const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

test('the panel says what an option would find, and that is what it finds', async ({ page }) => {
  await page.goto('/pwlhsh-katoikies/')
  await page.getByText('Περισσότερα φίλτρα').click()
  const lift = page.getByLabel('Ασανσέρ')
  const option = lift.locator('option', { hasText: /^Ναι \(/ })
  await expect(option).toHaveCount(1)
  const promised = numberIn(await option.textContent())
  expect(promised).toBeGreaterThan(0)
  await lift.selectOption({ label: (await option.textContent()) ?? '' })
  await page.getByRole('button', { name: 'Εφαρμογή' }).click()
  await expect(page).toHaveURL(/ascensore=1/)
  await expect(page.getByText(/^(Βρέθηκε|Βρέθηκαν) /).first()).toContainText(
    new Intl.NumberFormat('el').format(promised),
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a sentence leads to the list that it means', async ({ page }) => {
    await page.goto('/')
    await page
      .getByLabel('Πείτε το με δικά σας λόγια')
      .last()
      .fill('τριάρι στην Αθήνα έως 300 χιλιάδες με ασανσέρ')
    await page.getByRole('button', { name: 'Βρείτε το' }).click()
    await expect(page).toHaveURL(/\/pwlhsh-katoikies\/athina\/\?.*prezzoMassimo=300000/)
    await expect(page).toHaveURL(/ascensore=1/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Αθήνα/)
  })

  test('the panel is a plain form', async ({ page }) => {
    await page.goto('/pwlhsh-katoikies/')
    await page.getByText('Περισσότερα φίλτρα').click()
    await page.getByLabel('Πισίνα').selectOption('1')
    await page.getByRole('button', { name: 'Εφαρμογή' }).click()
    await expect(page).toHaveURL(/piscina=1/)
    await expect(page.getByRole('link', { name: /Πισίνα/ })).toBeVisible()
  })
})
