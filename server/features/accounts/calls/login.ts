import { Effect } from 'effect'
import { ownPath } from '#domain/account/ownPath.ts'
import { WrongCredentials } from '#domain/api/accountErrors.ts'
import { refusal, sentenceIn } from '#server/http/replies/messages.ts'
import type { AccountRow } from '#server/identity/accountRow.ts'
import { Accounts } from '#server/identity/Accounts.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { emailKey } from '#server/content/mail/emailKey.ts'
import { oneOf, readFields, refuse, type Sent } from './fields.ts'
import { KnownDevices } from '#server/identity/KnownDevices.ts'
import { noteReached } from '#server/identity/limits/limited.ts'
import { isWithinLimit, withinLimit } from '#server/identity/limits/limits.ts'
import { type Lane, Passwords } from '#server/identity/Passwords.ts'
import { signIn } from './signIn.ts'
import { type SignUpRow, SignUps } from '#server/identity/SignUps.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { type Call, refuseWhenBusy } from './say.ts'

/** No account has this id. */
const unknownAccount = '00000000-0000-0000-0000-000000000000'

/** What a sign-in is compared with: the password of an account, or of an unconfirmed sign-up. */
interface Found {
  readonly account: AccountRow | undefined
  readonly signUp: SignUpRow | undefined
  /** The owner signed in from this browser before, or opened a mailed link in it. */
  readonly isKnown: boolean
}

/** Also queried for an unknown account, so that every answer takes as long. */
const find = Effect.fnUntraced(function* (key: string) {
  const { deviceToken, preSession } = yield* requestVisitor
  const account = yield* (yield* Accounts).byEmail(key)
  const id = account?.id ?? unknownAccount
  const isKnown = yield* (yield* KnownDevices).knows(id, deviceToken)
  const signUp = yield* (yield* SignUps).forSignIn(id, preSession)
  return { account, signUp, isKnown } satisfies Found
})

/**
 * Counts an attempt before it is made. A known browser is counted separately, so attempts from elsewhere, or from the
 * same network, cannot lock the owner out.
 */
const countTry = Effect.fnUntraced(function* (key: string, { account, signUp, isKnown }: Found) {
  const { address, deviceToken } = yield* requestVisitor
  if (isKnown && account !== undefined) {
    yield* withinLimit('signInByDevice', `${account.id} ${deviceToken}`)
    return { isEvaluated: true, lane: 'known' as Lane }
  }
  if (deviceToken !== undefined) yield* withinLimit('signInByAddress', address)
  yield* withinLimit('signInByEmail', key)
  const lane: Lane = 'stranger'
  if (!(signUp ?? account)?.passwordIsWeak) return { isEvaluated: true, lane }
  // An earlier refusal would reveal a short password, so it is answered like a wrong one.
  return { isEvaluated: yield* isWithinLimit('weakSignInByEmail', key), lane }
})

const refuseSignIn = Effect.fnUntraced(function* (account: AccountRow | undefined) {
  yield* logAuth('sign-in refused', account === undefined ? {} : { accountId: account.id })
  return yield* new WrongCredentials(refusal('wrongCredentials'))
})

/** The password was right, so that its owner may know what is missing. */
const askToConfirm = Effect.fnUntraced(function* (signUp: SignUpRow) {
  if (!(yield* (yield* Accounts).mailConfirmation(signUp))) yield* noteReached('mailByMailbox')
  yield* logAuth('sign-in before confirmation', { accountId: signUp.accountId })
  return yield* new WrongCredentials(refusal('notConfirmed'))
})

/** As before: only who knows the password learns of it. */
const refuseSuspended = Effect.fnUntraced(function* (account: AccountRow) {
  yield* logAuth('sign-in while suspended', { accountId: account.id })
  return yield* new WrongCredentials(refusal('suspended'))
})

export const login = Effect.fn('account.login')(function* ({ payload }: Call<Sent>) {
  const { language, address, deviceToken } = yield* requestVisitor
  const passwords = yield* Passwords
  // A browser that cannot be known waits with strangers: where there is no room, nothing more is spent on it.
  if (deviceToken === undefined) {
    yield* refuseWhenBusy(passwords.ensureRoom('stranger'))
    yield* withinLimit('signInByAddress', address)
  }
  const { values, problems } = readFields('login', payload)
  yield* refuse(problems)
  const key = emailKey(values.email) ?? ''
  const found = yield* find(key)
  const { account, signUp } = found
  const { isEvaluated, lane } = yield* countTry(key, found)
  const kept = isEvaluated ? (signUp ?? account)?.passwordHash : null
  const isRight = yield* refuseWhenBusy(passwords.verify(values.password, kept, lane))
  if (account === undefined || !isRight) return yield* refuseSignIn(account)
  if (signUp !== undefined) return yield* askToConfirm(signUp)
  if (account.suspendedAt !== null) return yield* refuseSuspended(account)
  yield* signIn(account, 'email')
  const url = ownPath(oneOf(payload, 'url'))
  return {
    ...(url !== undefined && { url }),
    message: sentenceIn(language, 'signedIn'),
    service: 'estia',
    data: { uuid: account.id, phone: account.phone },
  }
})
