/**
 * Pages that an extension or a translation changed before React took them over. React then renders what differs again:
 * what was typed, the focus and the caret stay all the same.
 */
import { expect, type Page } from '@playwright/test'
import { onlyNightly } from '../nightly/isNightly.ts'
import { openWithoutScript } from '../portal/openWithoutScript.ts'
import { test } from '../portal/test.ts'
import { translatePage } from '../portal/translatePage.ts'

/** What is done to the page between typing and taking over. */
const changes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'an icon beside every field': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('input, textarea'))
        field.after(Object.assign(document.createElement('div'), { className: 'password-manager' }))
    }),
  'an element before every field': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('input, select, textarea'))
        field.before(document.createElement('grammarly-extension'))
    }),
  'a field of its own before all others': (page) =>
    page.evaluate(() => {
      for (const form of document.querySelectorAll('form')) form.prepend(document.createElement('input'))
    }),
  'attributes on everything': (page) =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll('html, body, body *'))
        element.setAttribute('data-darkreader-inline', '')
      for (const field of document.querySelectorAll('input')) field.setAttribute('data-lpignore', 'true')
    }),
  'elements around the page and in its head': (page) =>
    page.evaluate(() => {
      document.head.prepend(document.createElement('style'))
      document.body.prepend(document.createElement('div'))
      document.body.append(document.createElement('div'))
      document.querySelector('header')?.prepend(document.createElement('div'))
      document.querySelector('main')?.prepend(document.createElement('div'))
    }),
  'a translation': translatePage,
}

/** The second step of a sign-up. */
const signUp = '/user/signup/?email=maria%40estia.example'

/** Pages with fields: the name of one, and what is typed into it. */
const fields: readonly (readonly [path: string, name: string, typed: string])[] = [
  ['/', 'q', 'Κουκά'],
  ['/', 'prezzoMassimo', '250000'],
  ['/user/login/', 'email', 'maria@estia.example'],
  ['/user/login/', 'password', 'a hearth'],
  [signUp, 'first_name', 'Μαρία'],
  ['/user/reset/', 'pwd', 'a hearth'],
  ['/mesitika-grafeia/', 'nome', 'Κτηματική'],
  ['/den-yparxei/', 'q', 'Κουκά'],
  ['/user/signup/', 'email', 'maria@estia.example'],
]

/** Those that make React render a whole page again, one a field; the others are tried every night. */
const everyTime = ['an icon beside every field', 'a translation']

for (const [at, [path, name, typed]] of fields.entries())
  for (const [what, change] of Object.entries(changes))
    test(
      `${path} with ${what} keeps what was typed as ${name}`,
      onlyNightly(what !== everyTime[at % everyTime.length]),
      async ({ page }) => {
        const thrown: string[] = []
        page.on('pageerror', (error) => thrown.push(error.message))
        const come = await openWithoutScript(page, path)
        const field = page.locator(`main input[name="${name}"]`)
        await field.click()
        await page.keyboard.type(typed)
        // The caret of a field for addresses cannot be read: it is at the end.
        const back = name === 'email' ? 0 : 2
        for (let step = 0; step < back; step++) await page.keyboard.press('ArrowLeft')
        await change(page)
        await come()
        await expect(field).toHaveValue(typed)
        await expect(field).toBeFocused()
        await page.keyboard.type('99')
        const caret = typed.length - back
        await expect(field).toHaveValue(`${typed.slice(0, caret)}99${typed.slice(caret)}`)
        expect(thrown).toEqual([])
      },
    )

test('all fields of a form are kept, ticks and choices too, and React knows them', async ({ page }) => {
  const come = await openWithoutScript(page, `/en${signUp}`)
  await page.getByLabel('First name').fill('Μαρία')
  await page.getByLabel('Last name').fill('Παπαδοπούλου')
  await page.getByLabel('Country').selectOption({ label: 'Italy +39' })
  await page.locator('input[name=phone]').fill('333 1234567')
  await page.getByRole('checkbox', { name: /^I accept/ }).press('Space')
  await page.getByLabel('Password').first().click()
  await page.keyboard.type('a h')
  await changes['an icon beside every field']?.(page)
  await come()
  await page.keyboard.type('ea')
  await expect(page.getByLabel('Password').first()).toHaveValue('a hea')
  // Rendered again, everything is as it was: React knows it.
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Μαρία')
  await expect(page.getByLabel('Last name')).toHaveValue('Παπαδοπούλου')
  await expect(page.locator('input[type=tel]')).toHaveValue('333 1234567')
  await expect(page.getByLabel('Country')).toHaveValue('+39')
  await expect(page.getByRole('checkbox', { name: /^I accept/ })).toBeChecked()
  await expect(page.getByLabel('Password').first()).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Email').first()).toHaveValue('maria@estia.example')
})
