import { expect } from '@playwright/test'
import { onlyNightly } from '../nightly/isNightly.ts'
import { tabTo, tabToOne } from '../portal/keyboard.ts'
import { firstListingPath, projectPath } from '../portal/stock.ts'
import { test } from '../portal/test.ts'
import { watchPage } from '../portal/watchPage.ts'
import { covers } from '../covers.ts'

test('keyboard alone: search, page, open a listing, return to the same card', async ({ page }) => {
  const problems = watchPage(page)
  await page.goto('/pwlhsh-katoikies/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()

  await tabTo(page, /^Τιμή/)
  await page.keyboard.press('Enter')
  await expect(page.locator('input[name="prezzoMassimo"]')).toBeVisible()
  await tabToOne(page, 'input[name="prezzoMassimo"]', 12)
  await page.keyboard.type('250000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/prezzoMassimo=250000/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await tabToOne(page, 'nav a[href*="pag=2"]', 120)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/pag=2/)
  // Until the reply is there, the page keeps the results before.
  await expect(page.locator('nav [aria-current="page"]', { hasText: /^\D*2\D*$/ })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)

  await tabToOne(page, 'a[id^="listing-"]', 120)
  await page.keyboard.press('Tab')
  await tabToOne(page, 'a[id^="listing-"]', 120)
  const card = await page.evaluate(() => document.activeElement?.id)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/aggelies\/\d+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL(/pag=2/)
  await expect(page.locator(`#${card}`)).toBeFocused()
  expect(problems()).toEqual([])
})

test('a route change is announced by exactly one new heading focus and title', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const before = await page.title()
  await page.locator('main a[href*="/pwlhsh-katoikies/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.title()).not.toBe(before)
})

test(
  'every city of the home page leads to its homes',
  covers('slugs/Rhodes', 'slugs/Larissa', 'slugs/Chalcis', 'slugs/Xanthi', 'routes/sale'),
  async ({ page, request }) => {
    await page.goto('/')
    const cities = page.getByRole('list').filter({ has: page.getByRole('link', { name: 'Ρόδος' }) })
    const links = cities.getByRole('link')
    await expect(links).toHaveCount(12)
    for (const link of await links.all()) {
      const name = (await link.textContent()) ?? ''
      const reply = await request.get((await link.getAttribute('href')) ?? '', { maxRedirects: 0 })
      expect(reply.status(), name).toBe(200)
      expect(await reply.text()).toContain(`<title>Κατοικίες προς πώληση: ${name}`)
    }
  },
)

test(
  'a project of however many units prints on one sheet of A4, which says where the others are',
  onlyNightly(true),
  async ({ page, request }) => {
    await page.goto(await projectPath(request, 9))
    await page.emulateMedia({ media: 'print' })
    const table = page.getByRole('table', { name: 'Μονάδες, τιμές και διαθεσιμότητα' })
    await expect(table.getByRole('row').filter({ visible: true })).toHaveCount(1 + 6)
    await expect(page.getByText(/^Και .+ ακόμη: http.+\/aggelies\/\d+\/$/)).toBeVisible()
    // The advertiser may have much to say.
    await page
      .locator('article p[lang]')
      .evaluate((text) => (text.textContent = 'Φωτεινό διαμέρισμα με θέα. '.repeat(200)))
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  },
)

test(
  'a home prints on one sheet of A4, its letters not shrunk',
  onlyNightly(true),
  async ({ page, request }) => {
    await page.goto(await firstListingPath(request))
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    // A row of pictures is wider than the sheet: browsers shrink all of a page until such a thing fits.
    const pictures = page.getByRole('group', { name: 'Φωτογραφίες του ακινήτου' }).locator('img')
    await expect(pictures.filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
