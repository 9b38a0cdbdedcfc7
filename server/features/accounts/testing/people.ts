import type { Browser } from './Browser.ts'
import type { TestAccounts } from './openAccounts.ts'

export const password = 'ξώπορτα-κανάρι'

let made = 0

/** An unused address. */
export const newEmail = (): string => `nefeli.${++made}@example.gr`

export const signUpForm = (email: string, secret = password) => ({
  first_name: 'Νεφέλη',
  last_name: 'Παππά',
  email,
  phone: '+306900000000',
  'phone-prefix': '30',
  password: secret,
  privacy: '1',
  communications: '1',
  newsletter: '0',
})

/** The token in the link of the last mail of a kind. */
export async function mailedToken(accounts: TestAccounts, email: string, kind: string): Promise<string> {
  const mail = (await accounts.mailsTo(email)).findLast((sent) => sent.kind === kind)
  const link = String(mail?.data['link'] ?? mail?.data['resetLink'])
  const token = new URL(link).searchParams.get('token')
  if (token === null) throw new Error(`no link in ${JSON.stringify(mail)}`)
  return token
}

/** Signs up and confirms the address; every household does so from its own address. */
export async function newAccount(accounts: TestAccounts, email = newEmail(), secret = password) {
  const browser = await accounts.browser(`198.51.${made % 250}.${(made >> 8) + 1}`).arrive()
  await browser.form('/api-next/user/register/', signUpForm(email, secret))
  const token = await mailedToken(accounts, email, 'confirmEmail')
  await browser.form('/api-next/user/confirm-email/', { token })
  return { email, password: secret, browser }
}

export const logIn = (browser: Browser, email: string, secret = password) =>
  browser.form('/api-next/user/login/', { email, password: secret })

/** A signed-in user. */
export async function newUser(accounts: TestAccounts) {
  const { email, browser } = await newAccount(accounts)
  await logIn(browser, email)
  return { email, browser }
}
