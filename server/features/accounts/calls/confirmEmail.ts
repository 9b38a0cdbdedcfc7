import { Effect } from 'effect'
import { TokenRefused } from '#domain/api/accountErrors.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { Accounts } from '#server/identity/Accounts.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { oneOf, readFields, refuse, type Sent } from './fields.ts'
import { withinLimit } from '#server/identity/limits/limits.ts'
import { Passwords } from '#server/identity/Passwords.ts'
import { hashOfToken } from '#server/identity/secretToken.ts'
import { knowBrowser } from './signIn.ts'
import { type SignUpRow, SignUps } from '#server/identity/SignUps.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { commonPasswordAt, keepPassword } from './register.ts'
import { type Call, refuseWhenBusy, say } from './say.ts'

/** An invalid link; the reply does not say why it is invalid. */
export const refuseToken = Effect.gen(function* () {
  yield* logAuth('token refused')
  return yield* new TokenRefused(refusal('tokenRefused'))
})

/**
 * The password of an address that is confirmed from another browser than the one that signed up: the one of the sign-up,
 * which proves that it was the same person, or a new one. Undefined for the former.
 */
const givenPassword = Effect.fnUntraced(function* (signUp: SignUpRow, payload: Sent) {
  const { values, problems: missing } = readFields('login', payload, ['password'])
  yield* refuse(missing)
  const { password } = values
  if (yield* refuseWhenBusy((yield* Passwords).verify(password, signUp.passwordHash, 'known')))
    return undefined
  const { problems } = readFields('signup', payload, ['password'])
  yield* refuse({ ...commonPasswordAt('password', password), ...problems })
  return yield* keepPassword(password, 'known')
})

/**
 * The mailed link shows that the address is one's own. That one signed up oneself, the browser shows, or the password:
 * a stranger who typed the address decides nothing of the account.
 */
export const confirmEmail = Effect.fn('account.confirmEmail')(function* ({ payload }: Call<Sent>) {
  const { address, preSession } = yield* requestVisitor
  yield* withinLimit('linkByAddress', address)
  const token = oneOf(payload, 'token')
  const signUp = yield* (yield* SignUps).byToken(token)
  if (signUp === undefined) return yield* refuseToken
  const isSameBrowser = hashOfToken(preSession).equals(signUp.browserHash)
  const password = isSameBrowser ? undefined : yield* givenPassword(signUp, payload)
  const accountId = yield* (yield* Accounts).confirm(token, password)
  if (accountId === undefined) return yield* refuseToken
  yield* knowBrowser(accountId)
  yield* logAuth('email confirmed', { accountId })
  return yield* say('emailConfirmed')
})
