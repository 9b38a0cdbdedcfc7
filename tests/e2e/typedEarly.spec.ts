/** Pages before React has taken them over, as on a slow line: what is done to them then is kept. */
import { expect, type Page } from '@playwright/test'
import { makeAccount, newEmail, ownAddress, signIn } from '../portal/account.ts'
import { openWithoutScript } from '../portal/openWithoutScript.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'
import { watchPage } from '../portal/watchPage.ts'

test.use(ownAddress)

test('a place is looked up that a user began to type before, to rent as they chose before', async ({
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
  const come = await openWithoutScript(
    page,
    `/en/user/signup/?email=${encodeURIComponent('maria@estia.example')}`,
  )
  await page.getByLabel('First name').fill('Μαρία')
  await page.getByLabel('Last name').fill('Παπαδοπούλου')
  // The few countries that the server sends; there are all of them soon.
  await page.getByLabel('Country').selectOption({ label: 'Italy +39' })
  await page.locator('input[name=phone]').fill('333 1234567')
  await page.getByRole('checkbox', { name: /^I accept/ }).press('Space')
  await page.getByLabel('Password').first().click()
  await page.keyboard.type('a h')
  await come()
  await page.keyboard.type('ea')
  await expect(page.getByLabel('Password').first()).toHaveValue('a hea')
  // Rendered again, everything is as it was: React knows it.
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Μαρία')
  await expect(page.locator('input[type=tel]')).toHaveValue('333 1234567')
  await expect(page.getByLabel('Country')).toHaveValue('+39')
  await expect(page.getByRole('checkbox', { name: /^I accept/ })).toBeChecked()
  await expect(page.getByLabel('Password').first()).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Email').first()).toHaveValue('maria@estia.example')
  expect(problems()).toEqual([])
})

test('the first step of a sign-up goes on with the email that was typed before', async ({ page }) => {
  const problems = watchPage(page)
  const come = await openWithoutScript(page, '/en/user/signup/')
  const email = page.getByLabel('Email').first()
  await email.click()
  await page.keyboard.type('maria')
  await come()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveValue('maria')
  await email.fill(newEmail())
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  expect(problems()).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the email of a sign-up is kept by its second step', async ({ page }) => {
    await page.goto('/en/user/signup/')
    await page.getByLabel('Email').first().fill('maria@estia.example')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByLabel('First name')).toBeVisible()
    await expect(page.getByLabel('Email').first()).toHaveValue('maria@estia.example')
    await expect(page.getByText(/^Signing in and signing up need JavaScript/)).toBeVisible()
  })
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

test('a part whose code comes after its page has what was unfolded and chosen in it, and does what was pressed once', async ({
  page,
}) => {
  const problems = watchPage(page)
  await signIn(page.request, await makeAccount(page.request))
  await visit(page, '/en/pwlhsh-katoikies/')
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
  await page
    .locator('main')
    .getByRole('button', { name: /^Save:/ })
    .first()
    .press('Enter')
  await saved
  let come = () => undefined as void
  const gate = new Promise<void>((resolve) => (come = resolve))
  await page.route(/\/assets\/ShareGroup-[^/]*\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  const sent: unknown[] = []
  page.on('request', (request) => {
    // Other parts of the page tell of themselves, too.
    if (request.method() === 'POST' && request.url().includes('/links/')) sent.push(request.postDataJSON())
  })
  await visit(page, '/en/user/saved/')
  await page.getByText('People and links').click()
  await page.getByLabel('What the link allows').selectOption('readNotes')
  await page.getByRole('button', { name: 'New link' }).click()
  expect(sent).toEqual([])
  come()
  await expect(page.getByRole('textbox', { name: 'The link, to copy' })).toHaveValue(/\/user\//)
  await expect(page.getByLabel('What the link allows')).toHaveValue('readNotes')
  expect(sent).toEqual([{ showsNotes: true }])
  expect(problems()).toEqual([])
})

/** Opens a list whose results are not hydrated until the function that is returned is called. */
async function openWithoutResults(page: Page): Promise<() => void> {
  let come = () => undefined as void
  const gate = new Promise<void>((resolve) => (come = resolve))
  await page.route(/\/assets\/ResultsView-[^/]*\.js$/, async (route) => {
    await gate
    await route.continue()
  })
  await visit(page, '/en/pwlhsh-katoikies/')
  return come
}

test('a search that was saved before the code of its results is asked for once', async ({ page }) => {
  const problems = watchPage(page)
  const come = await openWithoutResults(page)
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page).toHaveURL(/pwlhsh-katoikies/)
  come()
  // A visitor without an account leaves an email there.
  await expect(page.getByRole('heading', { name: 'Alerts of a saved search' })).toBeVisible()
  expect(problems()).toEqual([])
})

test('results stay in their place while filters answer before them, and an order chosen there applies', async ({
  page,
}) => {
  const problems = watchPage(page)
  const come = await openWithoutResults(page)
  const cards = page.locator('main').getByRole('article')
  const before = await cards.count()
  await page.getByRole('combobox', { name: 'Order' }).selectOption({ label: 'Cheapest first' })
  await page
    .locator('search')
    .getByRole('button', { name: /^Price/ })
    .click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Price to' }).fill('90000')
  await page.getByRole('dialog').getByRole('button', { name: /^See / }).click()
  await expect(page).toHaveURL(/prezzoMassimo=90000/)
  await expect(cards).toHaveCount(before)
  come()
  await expect(page).toHaveURL(/prezzoMassimo=90000.*criterio=|criterio=.*prezzoMassimo=90000/)
  expect(problems()).toEqual([])
})
