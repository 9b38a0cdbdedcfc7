import { type APIRequestContext, expect } from '@playwright/test'
import { tabTo } from '../portal/keyboard.ts'
import { test } from '../portal/test.ts'
import { watchPage } from '../portal/watchPage.ts'

/** The job computes months soon after the start: the first is the present one. */
async function computed(request: APIRequestContext) {
  await expect
    .poll(async () => (await (await request.get('/agora-akiniton/?format=json')).json()).n, {
      timeout: 90_000,
    })
    .toBeGreaterThan(0)
}

test('the guide leads from Greece to a region by keyboard, and its figures are those of its file', async ({
  page,
  request,
}) => {
  await computed(request)
  const problems = watchPage(page)
  await page.goto('/en/agora-akiniton/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await tabTo(page, /^Attica$/)
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: /^Attica: asking prices/ })
  await expect(heading).toBeFocused()
  const { n } = await (await request.get(`${new URL(page.url()).pathname}?format=json`)).json()
  await expect(
    page.getByText(new RegExp(`n = ${Number(n).toLocaleString('en')} homes?,|only ${n} such`)),
  ).toBeVisible()
  expect(problems()).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })

  test('a page has its figures, its method, its files and other kinds of home', async ({ page, request }) => {
    await computed(request)
    await page.goto('/agora-akiniton/perifereia-attiki/')
    await expect(page.getByRole('table', { name: 'Οι τόποι μέσα του' })).toBeVisible()
    const href = await page.getByRole('link', { name: 'Ως CSV' }).getAttribute('href')
    const file = await request.get(href ?? '')
    expect(file.headers()['content-type']).toContain('text/csv')
    expect(await file.text()).toContain('region,10,Αττική,flats,sale,')
    await page
      .getByRole('navigation', { name: 'Πώληση ή ενοικίαση' })
      .getByRole('link', { name: 'Ενοίκια' })
      .click()
    await expect(page).toHaveURL(/idContratto=2/)
    await page.getByRole('link', { name: 'Όλη η μέθοδος, με τους τύπους' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Η μέθοδος του οδηγού τιμών' })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(320)
  })

  test('a month to come, or an unknown place, is not found, and says so', async ({ page }) => {
    for (const path of ['/en/agora-akiniton/athina/2099-01/', '/en/agora-akiniton/nirgends/'])
      expect((await page.goto(path))?.status()).toBe(404)
  })
})
