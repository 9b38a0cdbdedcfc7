import { expect, type Page } from '@playwright/test'
import { forgetSession, makeAccount, newEmail, ownAddress } from '../portal/account.ts'
import { returnParameter } from '#app/shared/account/accountPaths.ts'
import { accountCookies } from '#domain/account/cookies.ts'
import { portalAddress } from '../portal/address.ts'
import { enter, tabTo, typeInto } from '../portal/keyboard.ts'
import { linkIn, mailTo } from '../portal/mails.ts'
import { marketingCalls } from '../portal/marketing.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'
import { watchPage } from '../portal/watchPage.ts'
import { onlyNightly } from '../nightly/isNightly.ts'

// Several mails and passwords, which take their time on purpose.
test.describe.configure({ timeout: 120_000 })

test.use(ownAddress)

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
  await typeInto(page, /^Phone/, '+306912345678')
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
  // A link to the profile stands in its place until its code has come.
  await expect(page.getByRole('button', { name: /^My account/ })).toBeVisible()
  await enter(page, /^My account/)
  await expect(page.getByRole('menuitem', { name: 'My details' })).toBeFocused()
  await page.keyboard.press('End')
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

/** Where nobody may be led after signing in. */
const foreign = [
  '//evil.example/',
  '/\\evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/%09/evil.example',
]

test(
  'a sign-in stays on this portal, wherever the address says to go',
  onlyNightly(true),
  async ({ page, request }) => {
    const account = await makeAccount(request)
    for (const target of foreign) {
      await forgetSession(page)
      await page.goto(`/en/user/login/?${new URLSearchParams({ [returnParameter]: target })}`)
      await page.getByLabel('Email').fill(account.email)
      await page.getByLabel('Password', { exact: true }).fill(account.password)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: /^My account/ })).toBeVisible()
      expect(new URL(page.url()).host).toBe(new URL(portalAddress).host)
    }
  },
)

test('a wrong password is told at once and in one place, and nothing that was typed is lost', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request)
  await page.goto('/en/user/login/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await typeInto(page, /^Email/, account.email)
  await typeInto(page, /^Password/, 'not this one')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^The email or the password is/)).toHaveCount(1)
  await expect(page.getByLabel('Email')).toHaveValue(account.email)
  await typeInto(page, /^Password/, '')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^My account/ })).toBeVisible()
})

test(
  'marketing hears of who agreed to it, is asked to forget who withdraws, and of the others nothing',
  onlyNightly(true),
  async ({ page, request }) => {
    const account = await makeAccount(request)
    await logIn(page, account.email, account.password)
    await expect(page.getByRole('button', { name: /^My account/ })).toBeVisible()
    // Once for this browser: the marker says whom it was asked for.
    const marker = async () =>
      (await page.context().cookies()).find(({ name }) => name === accountCookies.marketingMarker)?.value
    await expect.poll(marker).toMatch(/^v7[0-9a-f-]{36}$/)
    expect(await marketingCalls(account.email)).toEqual([])

    await visit(page, '/en/utente/profilo/')
    const offers = page.getByRole('checkbox', { name: /^Offers and news/ })
    const choose = async () => {
      await tabTo(page, /^Offers and news/)
      await page.keyboard.press('Space')
      await enter(page, /^Save$/)
    }
    await choose()
    await expect(offers).toBeChecked()
    const calls = async (words: string) => (await marketingCalls(words)).map(({ path }) => path)
    await expect.poll(() => calls(account.email)).toEqual(['/users/track'])
    await choose()
    const id = (await marker())?.slice('v7'.length) ?? ''
    await expect.poll(() => calls(id)).toEqual(['/users/track', '/users/delete'])
  },
)
