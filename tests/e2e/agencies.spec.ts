import { expect } from '@playwright/test'
import { firstAgencyPath } from '../portal/stock.ts'
import { tabTo } from '../portal/keyboard.ts'
import { test } from '../portal/test.ts'
import { watchPage } from '../portal/watchPage.ts'
import { ownAddress } from '../portal/account.ts'

test.use(ownAddress)

test('an agency is found, called and seen on a map with the keyboard alone', async ({ page }) => {
  const problems = watchPage(page)
  await page.goto('/mesitika-grafeia/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await tabTo(page, 'Όνομα ή έδρα γραφείου')
  await page.keyboard.type('μελτεμι')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/nome=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const first = page.getByRole('list', { name: 'Μεσιτικά γραφεία' }).getByRole('link').first()
  // Its seat follows the name for the ear.
  const [name = ''] = ((await first.textContent()) ?? '').split(',')
  expect(name).toContain('Μελτέμι')
  await tabTo(page, name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()

  await tabTo(page, 'Δείτε τα ακίνητα στον χάρτη')
  await page.keyboard.press('Enter')
  const map = page.getByRole('region', { name: 'Χάρτης των ακινήτων του γραφείου' })
  await expect(map).toContainText(/στον χάρτη, από/)
  await expect(map).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 })
  // An ordinary pin says which of how many it is: one stop for all of them.
  await tabTo(page, / 1 από \d+/)

  await page.getByRole('button', { name: 'Δείτε το τηλέφωνο' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^Κλήση στο / })).toBeFocused()
  expect(problems()).toEqual([])
})

test('a listing leads to the other homes of its agency, and they back to it', async ({ page, request }) => {
  const path = await firstAgencyPath(request)
  await page.goto(path)
  const homes = page.getByRole('region', { name: 'Τα ακίνητα του γραφείου' })
  await homes.getByRole('link', { name: /^Ενοικίαση/ }).click()
  await expect(page).toHaveURL(/idContratto=2/)
  await homes.locator('a[id^="listing-"]').first().click()
  await expect(page).toHaveURL(/\/aggelies\/\d+\/$/)
  await page.getByRole('link', { name: 'Όλα τα ακίνητα του γραφείου' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('an agency’s homes are searched as others are, and the filter is taken off again', async ({
  page,
  request,
}) => {
  await page.goto(await firstAgencyPath(request))
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('link', { name: 'Αναζήτηση στα ακίνητα του γραφείου: πώληση' }).click()
  await expect(page).toHaveURL(/\/pwlhsh-katoikies\/\?idAgenzia=\d+$/)
  const chip = page.getByRole('link', { name: `Αφαίρεση φίλτρου: ${name}` })
  await expect(chip).toBeVisible()
  await chip.click()
  await expect(page).toHaveURL(/\/pwlhsh-katoikies\/$/)
})

test('an address of no agency says so, and leads on', async ({ page }) => {
  const reply = await page.goto('/de/mesitika-grafeia/gibt-es-nicht/')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Unter dieser Adresse gibt es kein Maklerbüro',
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('agencies are found by name and leafed through, their homes too', async ({ page, request }) => {
    await page.goto('/mesitika-grafeia/')
    const agencies = page.locator('main a[id^="agency-"]')
    await expect(agencies).toHaveCount(25)
    await page.locator('nav a[href*="pag=2"]').first().click()
    await expect(agencies).toHaveCount(25)
    await page.locator('main input[name="nome"]').fill('Meltemi')
    await page.locator('main input[name="nome"]').press('Enter')
    await expect(page).toHaveURL(/nome=Meltemi/)
    await agencies.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Μελτέμι')

    await page.goto(await firstAgencyPath(request))
    await expect(page.locator('main a[id^="listing-"]')).toHaveCount(25)
    // Playwright's own searches for text pass over what stands in noscript.
    expect(await page.locator('main aside').innerText()).toContain('Το τηλέφωνο εμφανίζεται με JavaScript.')
    await expect(page.getByRole('button', { name: 'Δείτε το τηλέφωνο' })).toBeHidden()
  })
})
