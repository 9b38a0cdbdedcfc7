import { expect } from '@playwright/test'
import { defaultTerms } from '#domain/costs/loanTerms.ts'
import { expectNoViolations } from '../a11y/axe.ts'
import { test } from '../portal/test.ts'
import { watchPage } from '../portal/watchPage.ts'

/** The first amount in "At least €727 a month …" or "727 € τον μήνα …". */
const amountIn = (text: string) => Number((/[\d.,]+/.exec(text)?.[0] ?? '').replace(/\D/g, ''))

test('homes to rent are limited to what they cost a month, cheapest first', async ({ page }) => {
  const problems = watchPage(page)
  await page.goto('/enoikio-katoikies/')
  await page.getByRole('button', { name: /^Φίλτρα/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Φίλτρα' })
  await sheet.getByLabel('Έως τον μήνα').fill('800')
  await expect(sheet.getByLabel(/Επιτόκιο/)).toHaveCount(0)
  await sheet.getByRole('button', { name: /^Δείτε [\d.]+ αγγελίες$/ }).click()
  await expect(page).toHaveURL(/\/enoikio-katoikies\/\?costoMensileMassimo=800$/)
  await expect(page.getByRole('link', { name: /Κόστος τον μήνα: έως 800/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Σειρά' }).selectOption('cheaperMonthly')
  await expect(page).toHaveURL(/costoMensileMassimo=800&criterio=costoMensile&ordine=asc$/)
  const notes = page.getByText(/τον μήνα συνολικά: ενοίκιο/)
  await expect(notes.nth(9)).toBeVisible()
  const amounts = async () => (await notes.allTextContents()).map(amountIn)
  // The list before the order has such notes too.
  await expect
    .poll(async () => (await amounts()).every((one, at, all) => at === 0 || (all[at - 1] ?? 0) <= one))
    .toBe(true)
  expect(Math.max(...(await amounts()))).toBeLessThanOrEqual(800)
  await expectNoViolations(page)
  expect(problems()).toEqual([])
})

test('homes to buy are limited by the instalment of the loan that is stated', async ({ page }) => {
  await page.goto('/en/pwlhsh-katoikies/?costoMensileMassimo=700&tasso=3.5&anni=25&quota=80')
  await expect(
    page.getByRole('link', { name: 'All-in per month: up to €700 (loan of 80% at 3.5% over 25 years)' }),
  ).toBeVisible()
  const notes = page.getByText(/a month altogether: instalment/)
  await expect(notes.nth(9)).toBeVisible()
  const amounts = (await notes.allTextContents()).map(amountIn)
  expect(Math.max(...amounts)).toBeLessThanOrEqual(700)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the fields are filled with the rate of a month, and may be overwritten', async ({ page }) => {
    await page.goto('/en/pwlhsh-katoikies/')
    // Searches for text pass over what stands in noscript.
    await page
      .locator('details', { has: page.locator('input[name="tasso"]') })
      .locator('summary')
      .click()
    const field = (name: string) => page.locator(`input[name="${name}"]`)
    const terms = defaultTerms(new Date().toISOString().slice(0, 10))
    const rate = terms ? String(terms.rate) : ''
    await expect(field('tasso')).toHaveValue(rate)
    await field('tasso').fill('3,25')
    await field('anni').fill('30')
    await field('quota').fill('80')
    await field('costoMensileMassimo').fill('650')
    await field('costoMensileMassimo').press('Enter')
    await expect(page).toHaveURL(/costoMensileMassimo=650&tasso=3(?:\.|,|%2C)25&anni=30&quota=80/)
    const notes = page.getByText(/a month altogether: instalment/)
    await expect(notes.first()).toBeVisible()
    expect(Math.max(...(await notes.allTextContents()).map(amountIn))).toBeLessThanOrEqual(650)
    await page.goto('/de/pwlhsh-katoikies/')
    await expect(field('tasso')).toHaveValue(rate.replace('.', ','))
  })
})
