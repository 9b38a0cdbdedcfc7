import { type APIRequestContext, expect } from '@playwright/test'
import { test } from '../portal/test.ts'
import { watchPage } from '../portal/watchPage.ts'

/** The job prepares estimates soon after the start. */
async function prepared(request: APIRequestContext) {
  await expect
    .poll(async () => (await (await request.get('/api-next/valuation/backtest/')).json()).places.length, {
      timeout: 90_000,
    })
    .toBeGreaterThan(0)
}

test('a home is estimated, one home alike is left out, and the method says how far off estimates are', async ({
  page,
  request,
}) => {
  await prepared(request)
  const problems = watchPage(page)
  await page.goto('/en/valutazione-immobiliare/?localita=athina')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByRole('textbox', { name: 'Gross area, m²' }).fill('90')
  await page.getByRole('button', { name: 'Estimate' }).click()
  await expect(page.getByText('Most likely', { exact: true })).toBeVisible()
  const factors = page.getByRole('table', { name: 'What raises it, what lowers it' })
  await expect(factors.getByRole('row', { name: /^Energy class assumption/ })).toBeVisible()
  await page
    .getByRole('link', { name: /^Do not count:/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'You left one out: count all again' })).toBeVisible()
  await page.getByRole('link', { name: 'The method, and a table by municipality' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How estimates are made' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'The error by place' })).toContainText('Greece')
  expect(problems()).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })

  test('the form gives the same page, and says what is wrong', async ({ page, request }) => {
    await prepared(request)
    await page.goto('/valutazione-immobiliare/')
    await page.getByRole('button', { name: 'Εκτίμηση' }).click()
    await expect(page.getByText('Γράψτε εμβαδόν από 10 τ.μ. έως 2.000 τ.μ.')).toBeVisible()
    await page.getByLabel('Μικτό εμβαδόν σε τετραγωνικά μέτρα').fill('100.000')
    await page.getByLabel('Πού είναι').fill('Αθήνα')
    await page.getByRole('button', { name: 'Εκτίμηση' }).click()
    await expect(page.getByText('Γράψτε εμβαδόν από 10 τ.μ. έως 2.000 τ.μ.')).toBeVisible()
    await page.getByLabel('Μικτό εμβαδόν σε τετραγωνικά μέτρα').fill('90')
    await page.getByRole('button', { name: 'Εκτίμηση' }).click()
    await expect(page.getByText('Πιθανότερο', { exact: true })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  })
})
