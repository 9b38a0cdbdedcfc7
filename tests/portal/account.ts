/** An account of a user, made by the calls that the app makes. */
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { portalAddress } from './address.ts'
import { linkIn, mailTo } from './mails.ts'

export interface Account {
  readonly email: string
  readonly password: string
}

const byte = () => 1 + Math.floor(Math.random() * 250)

/**
 * For `test.use`: every test asks from an address of its own, as a proxy would pass it on. Otherwise one would use up
 * what another may ask in a minute.
 */
export const ownAddress = {
  // Playwright wants to see by this pattern what the fixture needs.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}: object, give: (headers: Record<string, string>) => Promise<void>) =>
    give({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` }),
}

/** An address that nobody has used. */
export const newEmail = () => `maria.${Math.random().toString(36).slice(2)}@estia.example`

type Form = Readonly<Record<string, string>>

/** Sends a form as a page does, with the token that the portal gives to this browser. */
async function send(request: APIRequestContext, path: string, form: Form) {
  const info = await request.get('/api-next/auth/user/info/')
  const token = info.headers()['x-csrf-token'] ?? ''
  const headers = { 'x-csrf-token': token, origin: portalAddress }
  const reply = await request.post(`${path}?lang=en`, { form, headers })
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
}

/** Signs a user up, and confirms their address by the link that came by mail. */
export async function makeAccount(request: APIRequestContext, email = newEmail()): Promise<Account> {
  const account = { email, password: 'a hearth of one’s own' }
  const person = { first_name: 'Μαρία', last_name: 'Παπαδοπούλου', phone: '6912345678', 'phone-prefix': '30' }
  await send(request, '/api-next/user/register/', { ...account, ...person, privacy: '1' })
  const link = new URL(linkIn(await mailTo(account.email, 'Confirm your email')), portalAddress)
  await send(request, '/api-next/user/confirm-email/', { token: link.searchParams.get('token') ?? '' })
  return account
}

/** Signs the browser in, whose context the requests belong to. */
export const signIn = (request: APIRequestContext, { email, password }: Account): Promise<void> =>
  send(request, '/api-next/user/login/', { email, password })

/**
 * The browser no longer knows who is signed in. The page is left first: one that shows an account still calls for it
 * when it has nothing else to do (the marketing service is told then), and would be refused.
 */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
