import { afterAll, beforeAll, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { type AuthEvent, authEvents } from './authLog.ts'
import { reinstate, suspend } from '#server/features/accounts/suspension.ts'
import { openAccounts, type TestAccounts } from '#server/features/accounts/testing/openAccounts.ts'
import { logIn, mailedToken, newEmail, signUpForm } from '#server/features/accounts/testing/people.ts'

let accounts: TestAccounts
beforeAll(async () => {
  accounts = await openAccounts(engines.find(({ missing }) => missing === undefined) ?? neverThere())
})
afterAll(() => accounts.close())

/** Events that take a provider: server/features/accounts/social has its own tests. */
const ofProviders: readonly AuthEvent[] = ['identity linked', 'social sign-in refused']

const neverThere = (): never => {
  throw new Error('no engine')
}

it('has one line of JSON for each event, and neither passwords nor tokens nor addresses', async () => {
  const email = newEmail()
  const secrets = ['ΚΑΝΑΡΙΝΙ-λέξη', 'ΛΑΘΟΣ-λέξη', 'ΝΕΑ-λέξη-εδώ', email, newEmail()]
  const [password = '', wrong = '', fresh = '', , nobody = ''] = secrets
  const browser = await accounts.browser('192.0.2.77').arrive()
  const post = (path: string, fields: Record<string, string>) =>
    browser.form(`/api-next/user/${path}/`, fields)

  await post('register', signUpForm(email, password))
  await post('register', signUpForm(email, password))
  await logIn(browser, email, password)
  const confirm = await mailedToken(accounts, email, 'confirmEmail')
  await post('confirm-email', { token: confirm })
  await post('confirm-email', { token: confirm })
  await post('register', signUpForm(email, password))
  await logIn(browser, email, wrong)
  await logIn(browser, email, password)
  await post('confirm-identity', { password: wrong })
  await post('confirm-identity', { password })
  const session = browser.session ?? ''
  await post('sessions/end', { id: 'others' })
  await browser.form('/api/utente/profilo/', { marketing: '\r\n{"forged":1}' }, { method: 'PUT' })
  await browser.form('/api/utente/profilo/', { marketing: 'newsletter' }, { method: 'PUT' })
  await browser.ask('/api-next/user/data/')
  await post('password-retrieve', { email })
  await post('password-retrieve', { email: nobody })
  const reset = await mailedToken(accounts, email, 'resetPassword')
  await browser.form('/services/account/changePassword.php', { token: reset, pwd: fresh, pwdrip: fresh })
  await logIn(browser, email, fresh)
  await post('logout', {})
  await accounts.run(suspend(email, 'Χωρίς λόγο'))
  await logIn(browser, email, fresh)
  await accounts.run(reinstate(email))
  await logIn(browser, email, fresh)
  await post('delete', { email })
  await browser.ask('/api-next/agencies/1/feeds/runs/11111111-1111-4111-8111-111111111111/', {
    headers: { authorization: 'Bearer none' },
  })
  for (let n = 0; n < 11; n++)
    await browser.json('/api-next/auth/user/registration-type/', { email: newEmail() })

  const lines = accounts
    .log()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const seen = new Set(lines.map(({ event }) => event))
  expect(authEvents.filter((event) => !seen.has(event) && !ofProviders.includes(event))).toEqual([])
  for (const line of lines)
    expect(Object.keys(line).filter((key) => !['accountId', 'limit', 'requestId'].includes(key))).toEqual([
      'time',
      'level',
      'message',
      'event',
      'network',
    ])
  expect(new Set(lines.map(({ network }) => network))).toEqual(new Set(['192.0.2.0/24']))
  for (const canary of ['192.0.2.77', ...secrets, confirm, reset, session, browser.token, 'forged'])
    expect(accounts.log().toLowerCase()).not.toContain(canary.toLowerCase())
})
