import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Account, makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { firstListingPath } from '../portal/stock.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'
import { onlyNightly } from '../nightly/isNightly.ts'

// Two accounts each, whose mails and passwords take their time on purpose.
test.describe.configure({ timeout: 120_000 })

test.use(ownAddress)

const notice = (page: Page) => page.getByRole('region', { name: 'The account changed in another window' })
const refusal = (page: Page) => page.getByText('Another account signed in in another window')

/** A browser in which A is signed in, and B can. */
async function two(request: APIRequestContext): Promise<{ readonly a: Account; readonly b: Account }> {
  const [a, b] = [await makeAccount(request), await makeAccount(request)]
  await signIn(request, a)
  return { a, b }
}

const json = async (request: APIRequestContext, path: string) =>
  (await (await request.get(path)).json()) as Record<string, unknown>

test('a name that was typed for one account is not saved for another', async ({ page }) => {
  const { a, b } = await two(page.request)
  await visit(page, '/en/utente/profilo/')
  const name = page.getByRole('textbox', { name: 'First name' })
  await expect(page.getByRole('textbox', { name: 'Email' }).first()).toHaveValue(a.email)
  await name.fill('Ανδρέας')
  await signIn(page.request, b)
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(notice(page)).toBeVisible()
  await expect(refusal(page).first()).toBeVisible()
  await expect(name).toHaveValue('Ανδρέας')
  expect(await json(page.request, '/api-next/user/profile/')).toMatchObject({ email: b.email, name: 'Μαρία' })

  await notice(page).getByRole('button', { name: 'Reload page' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' }).first()).toHaveValue(b.email)
  await expect(notice(page)).toHaveCount(0)
  await name.fill('Βασιλική')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Saved.')).toBeVisible()
  expect(await json(page.request, '/api-next/user/profile/')).toMatchObject({ name: 'Βασιλική' })
})

test('a password that was typed for one account does not become that of another', async ({ page }) => {
  const { a, b } = await two(page.request)
  await visit(page, '/en/utente/profilo/')
  await page.getByLabel('Present password', { exact: true }).fill(a.password)
  await page.getByLabel(/^New password(?!, once)/).fill('a password of A')
  await page.getByLabel(/^New password, once more/).fill('a password of A')
  await signIn(page.request, b)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByLabel(/^New password(?!, once)/)).toHaveValue('a password of A')
  await signIn(page.request, b)
})

test('a heart pressed for one account is not another’s', async ({ page }) => {
  const { b } = await two(page.request)
  await visit(page, '/en/pwlhsh-katoikies/athina/')
  await expect(page.getByRole('button', { name: /^My account/ })).toBeVisible()
  await signIn(page.request, b)
  const heart = page.getByRole('button', { name: /^Save:/ }).first()
  await heart.click()
  await expect(notice(page)).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await json(page.request, '/api-next/saved/ids/')).toEqual({ ids: [] })
})

/** Whose page it is on which the message is written, before B signs in elsewhere. */
for (const who of ['A', 'nobody'] as const)
  test(`a message written on a page of ${who} is not sent by another`, async ({ page }) => {
    const path = await firstListingPath(page.request)
    const { b } = await two(page.request)
    if (who === 'nobody') await page.context().clearCookies()
    await visit(page, `/en${path}`)
    await page.getByRole('button', { name: 'Send a message' }).first().click()
    const text = page.getByRole('textbox', { name: 'Your message' })
    // The form begins with words of its own.
    await expect(text).toHaveValue(/^Hello/)
    if (who === 'nobody') {
      await page.getByRole('textbox', { name: 'Full name' }).fill('Άννα')
      await page.getByRole('textbox', { name: /^Email/ }).fill('anna@estia.example')
      await page.getByRole('textbox', { name: /^Phone/ }).fill('+306912345678')
      await page.getByRole('checkbox', { name: /^I accept/ }).press('Space')
    }
    await text.fill('Is it bright in winter?')
    await expect(text).toHaveValue('Is it bright in winter?')
    await signIn(page.request, b)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(refusal(page).first()).toBeVisible()
    await expect(text).toHaveValue('Is it bright in winter?')
    expect(await json(page.request, '/api-next/messages/')).toMatchObject({ total: 0 })

    // What A wrote is kept for A; what nobody wrote goes on with a user who signed in.
    await page.reload()
    await page.getByRole('button', { name: 'Send a message' }).first().click()
    if (who === 'nobody') await expect(text).toHaveValue('Is it bright in winter?')
    else await expect(text).not.toHaveValue('Is it bright in winter?')
  })

test(
  'a page says by itself that another account signed in, or that it is signed out',
  onlyNightly(true),
  async ({ page }) => {
    const { a, b } = await two(page.request)
    await visit(page, '/en/')
    await expect(page.getByRole('button', { name: /^My account/ })).toBeVisible()
    const other = await page.context().newPage()
    await signIn(page.request, b)
    await visit(other, '/en/')
    await expect(notice(page)).toBeVisible()
    await expect(notice(other)).toHaveCount(0)
    await notice(page).getByRole('button', { name: 'Reload page' }).click()
    await expect(page.getByRole('button', { name: /^My account/ })).toBeVisible()
    await expect(notice(page)).toHaveCount(0)

    await other.getByRole('button', { name: /^My account/ }).click()
    await other.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(notice(page)).toBeVisible()
    // The same account again: the page shows what is so.
    await signIn(page.request, b)
    await visit(other, '/en/')
    await expect(notice(page)).toHaveCount(0)
    await signIn(page.request, a)
  },
)

test(
  'a page whose session ended elsewhere asks for a sign-in, and sends for no other account',
  onlyNightly(true),
  async ({ page }) => {
    const { a, b } = await two(page.request)
    const path = await firstListingPath(page.request)
    await visit(page, `/en${path}`)
    await page.getByRole('button', { name: 'Send a message' }).first().click()
    const text = page.getByRole('textbox', { name: 'Your message' })
    await expect(text).toHaveValue(/^Hello/)
    await text.fill('Is there a lift?')
    await expect(page.getByText(a.email)).toBeVisible()
    await page.context().clearCookies({ name: /session/ })
    await page.getByRole('button', { name: 'Send message' }).click()
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toBeVisible()
    await page.getByRole('button', { name: 'Change email' }).click()
    await page.getByRole('textbox', { name: /^Email/ }).fill(b.email)
    await page.keyboard.press('Enter')
    await password.fill(b.password)
    await password.press('Enter')
    await expect(notice(page)).toBeVisible()
    await expect(text).toHaveValue('Is there a lift?')
    expect(await json(page.request, '/api-next/messages/')).toMatchObject({ total: 0 })
  },
)
