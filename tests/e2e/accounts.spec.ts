import { expect, type Page, test } from '@playwright/test'
import { newEmail } from '../portal/account.ts'
import { enter, tabTo, typeInto } from '../portal/keyboard.ts'
import { linkIn, mailTo } from '../portal/mails.ts'
import { watchPage } from '../portal/watchPage.ts'

// Several mails and passwords, which take their time on purpose.
test.describe.configure({ timeout: 120_000 })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Opens the dialog from the header and says who one is. */
async function begin(page: Page, email: string): Promise<void> {
  await page.goto('/en/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await enter(page, /^Sign in$/)
  await expect(heading(page, 'Sign in or sign up')).toBeVisible()
  await typeInto(page, /^Email/, email)
  await page.keyboard.press('Enter')
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await begin(page, email)
  await expect(heading(page, 'Sign in')).toBeVisible()
  await typeInto(page, /^Password/, password)
  await page.keyboard.press('Enter')
}

async function signUp(page: Page, email: string, password: string): Promise<void> {
  await begin(page, email)
  await expect(heading(page, 'New account')).toBeVisible()
  await typeInto(page, /^First name/, 'Μαρία')
  await typeInto(page, /^Last name/, 'Παπαδοπούλου')
  await typeInto(page, /^Phone/, '6912345678')
  await typeInto(page, /^Password/, password)
  await tabTo(page, /^I accept/)
  await page.keyboard.press('Space')
  await enter(page, /^Sign up$/)
  await expect(heading(page, 'One step is left')).toBeVisible()
}

test('by keyboard alone: sign up, confirm, sign in, sign out, forget the password and set another', async ({
  page,
}) => {
  const problems = watchPage(page)
  const email = newEmail()
  await signUp(page, email, 'a hearth of one’s own')
  await page.goto(linkIn(await mailTo(email, 'Confirm your email')))
  await enter(page, /^Confirm$/)
  await expect(heading(page, 'Your email is confirmed')).toBeVisible()

  await logIn(page, email, 'a hearth of one’s own')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await enter(page, /^My account/)
  await expect(page.getByRole('menuitem', { name: 'My details' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()

  await begin(page, email)
  await enter(page, /^Forgot your password\?$/)
  await expect(heading(page, 'Forgot your password?')).toBeVisible()
  await enter(page, /^Send link$/)
  await expect(heading(page, 'Check your email')).toBeVisible()
  await page.goto(linkIn(await mailTo(email, 'new password')))
  await typeInto(page, /^New password(?!, once)/, 'another hearth')
  await typeInto(page, /^New password, once more/, 'another hearth')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Your password has changed')).toBeVisible()

  await logIn(page, email, 'another hearth')
  await expect(page.getByRole('button', { name: /^My account/ })).toBeVisible()
  expect(problems()).toEqual([])
})
