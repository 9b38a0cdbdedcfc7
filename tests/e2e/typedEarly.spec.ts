/** Pages before React has taken them over, as on a slow line: what is done to them then is kept. */
import { expect, test } from '@playwright/test'
import { openWithoutScript } from '../portal/openWithoutScript.ts'
import { watchPage } from '../portal/watchPage.ts'

test('a place is looked up that somebody began to type before, to rent as they chose before', async ({
  page,
}) => {
  const problems = watchPage(page)
  const come = await openWithoutScript(page, '/')
  await page.getByRole('main').getByRole('radio', { name: 'Ενοικίαση' }).first().click()
  const field = page.locator('main input[name="q"]')
  await field.click()
  await page.keyboard.type('Κουκ')
  await come()
  await expect(page.getByRole('option', { name: /Κουκάκι/ })).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type('άκι')
  await expect(field).toHaveValue('Κουκάκι')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/enoikio-katoikies\/.*koukaki/)
  expect(problems()).toEqual([])
})

test('a form goes on where it was left, with all that was entered before', async ({ page }) => {
  const problems = watchPage(page)
  const come = await openWithoutScript(page, '/en/user/signup/')
  await page.getByLabel('First name').fill('Μαρία')
  await page.getByLabel('Last name').fill('Παπαδοπούλου')
  // The few countries that the server sends; there are all of them soon.
  await page.getByLabel('Country').selectOption({ label: 'Italy +39' })
  await page.locator('input[name=phone]').fill('333 1234567')
  await page.getByRole('checkbox', { name: /^I accept/ }).press('Space')
  await page.getByLabel('Password').first().click()
  await page.keyboard.type('a hea')
  await come()
  await page.keyboard.type('rth')
  await expect(page.getByLabel('Password').first()).toHaveValue('a hearth')
  // Rendered anew, everything is as it was: React knows it.
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Μαρία')
  await expect(page.locator('input[type=tel]')).toHaveValue('333 1234567')
  await expect(page.getByLabel('Country')).toHaveValue('+39')
  await expect(page.getByRole('checkbox', { name: /^I accept/ })).toBeChecked()
  await expect(page.getByLabel('Email').first()).toHaveAttribute('aria-invalid', 'true')
  expect(problems()).toEqual([])
})

test('a filter that was pressed while the code of its page was on its way opens then', async ({ page }) => {
  const problems = watchPage(page)
  // No map is beside the list.
  await page.setViewportSize({ width: 360, height: 740 })
  let come = () => undefined as void
  const gate = new Promise<void>((resolve) => (come = resolve))
  await page.route(/\/assets\/SearchPage-[^/]*\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  // The entry has run by then; it waits for the page's own code.
  await page.goto('/pwlhsh-katoikies/', { waitUntil: 'domcontentloaded' })
  await page.locator('search').getByRole('button', { name: /^Τιμή/ }).click()
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  come()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Τιμή έως' })).toBeVisible()
  expect(problems()).toEqual([])
})

test('a form that script alone sends is sent once it is there', async ({ page }) => {
  const sent: string[] = []
  page.on(
    'request',
    (request) => void (request.method() === 'POST' && sent.push(new URL(request.url()).pathname)),
  )
  await page.route('**/assets/VerifyPage*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/en/user/verify/?token=abc', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(page.getByRole('heading', { name: /link/i })).toBeVisible()
  expect(sent.filter((path) => path.includes('confirm-email'))).toHaveLength(1)
  expect(sent).not.toContain('/en/user/verify/')
})
