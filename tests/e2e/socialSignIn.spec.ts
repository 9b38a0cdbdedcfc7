import { expect, type Page } from '@playwright/test'
import { onlyNightly } from '../nightly/isNightly.ts'
import { forgetSession, makeAccount, newEmail, signIn } from '../portal/account.ts'
import { drawn } from '../portal/drawn.ts'
import { enter, tabTo, typeInto } from '../portal/keyboard.ts'
import { test } from '../portal/test.ts'
import { watchPage } from '../portal/watchPage.ts'
import { covers } from '../covers.ts'

// No address of its own: the providers answer a browser on this machine alone, and nothing that a proxy passed on.

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** From the header to the window of a provider, which is a real one on loopback. */
async function openWindow(page: Page, provider: string): Promise<Page> {
  await page.goto('/en/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await enter(page, /^Sign in$/)
  await expect(heading(page, 'Sign in or sign up')).toBeVisible()
  await tabTo(page, new RegExp(`^Continue with ${provider}`))
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const popup = await opened
  await expect(popup.getByLabel('Email', { exact: true })).toBeVisible()
  return popup
}

async function signInAt(popup: Page, email: string): Promise<void> {
  const closed = popup.waitForEvent('close')
  await typeInto(popup, /^Email/, email)
  // The window may be closed before the key is let go of.
  await popup.keyboard.down('Enter')
  await closed
}

/** Signed in: the dialog is gone, and the header offers the account. */
async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^My account/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const provider of ['Google', 'Apple', 'Facebook']) {
  test(`by keyboard alone: sign up with ${provider} in its window, and sign in again`, {
    ...onlyNightly(provider !== 'Google'),
    ...covers(
      'states/social-sign-in',
      'authentication/google',
      'authentication/apple',
      'authentication/facebook',
    ),
  }, async ({ page, context }) => {
    const problems = watchPage(page)
    const email = newEmail()
    await signInAt(await openWindow(page, provider), email)
    await expectSignedIn(page)
    const session = (await context.cookies()).find(({ name }) => name === 'estia_session')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

    await forgetSession(page)
    await signInAt(await openWindow(page, provider), email)
    await expectSignedIn(page)
    expect(problems()).toEqual([])
  })
}

test(
  'an email that has an account with another provider opens nothing, and the window says why',
  onlyNightly(true),
  async ({ page, context }) => {
    const email = newEmail()
    await signInAt(await openWindow(page, 'Google'), email)
    await expectSignedIn(page)
    await forgetSession(page)

    const popup = await openWindow(page, 'Apple')
    await typeInto(popup, /^Email/, email)
    await popup.keyboard.press('Enter')
    await expect(heading(popup, 'You are not signed in')).toBeVisible()
    await expect(drawn(popup).getByText('There already is an account with this email.')).toBeVisible()
    await popup.close()
    await expect(page.getByRole('alert')).toContainText('The window was closed before you signed in.')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('estia_session')
  },
)

test(
  'an account with a password is opened by the provider that its owner connects',
  onlyNightly(true),
  async ({ page, context, request }) => {
    const account = await makeAccount(request)
    await signIn(context.request, account)
    await page.goto('/en/utente/profilo/')
    await expect(page.getByRole('button', { name: /^Connect Google/ })).toBeVisible()
    await tabTo(page, /^Connect Google/)
    const opened = page.waitForEvent('popup')
    await page.keyboard.press('Enter')
    // Another address than the account's: it is the identity that counts.
    const there = newEmail()
    await signInAt(await opened, there)
    await expect(drawn(page).getByText(/^Google is connected/)).toBeVisible()

    await forgetSession(page)
    await signInAt(await openWindow(page, 'Google'), there)
    await expectSignedIn(page)
    await page.goto('/en/utente/profilo/')
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(account.email)
  },
)
