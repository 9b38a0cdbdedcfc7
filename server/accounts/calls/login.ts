import { Effect } from 'effect'
import { ownPath } from '#domain/account/ownPath.ts'
import { WrongCredentials } from '#domain/api/accountErrors.ts'
import { accountMessage, refusalBody } from '../accountMessages.ts'
import type { AccountRow } from '../accountRow.ts'
import { Accounts } from '../Accounts.ts'
import { logAuth } from '../authLog.ts'
import { emailKey } from '../emailKey.ts'
import { oneOf, readFields, refuse, type Sent } from '../fields.ts'
import { KnownDevices } from '../KnownDevices.ts'
import { isWithinLimit, withinLimit } from '../limits.ts'
import { type Lane, Passwords } from '../Passwords.ts'
import { signIn } from '../signIn.ts'
import { visitor } from '../visitor.ts'
import { type Call, refuseWhenBusy } from './say.ts'

/** No account has this id. */
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Counts a try before it is made. A browser that the owner signed in from is counted apart: whoever tries passwords
 * from elsewhere cannot lock the owner out.
 */
const countTry = Effect.fnUntraced(function* (key: string, account: AccountRow | undefined) {
  const { deviceToken } = yield* visitor
  // Asked for nobody too, so that both take as long.
  const isKnown = yield* (yield* KnownDevices).knows(account?.id ?? nobody, deviceToken)
  yield* isKnown && account !== undefined
    ? withinLimit('signInByDevice', `${account.id} ${deviceToken}`)
    : withinLimit('signInByEmail', key)
  const lane: Lane = isKnown ? 'known' : 'stranger'
  if (isKnown || account?.passwordIsWeak !== true) return { isEvaluated: true, lane }
  // Refusing sooner in sight would tell whose password is short: it is answered like a wrong one.
  return { isEvaluated: yield* isWithinLimit('weakSignInByEmail', key), lane }
})

const refuseSignIn = Effect.fnUntraced(function* (account: AccountRow | undefined) {
  yield* logAuth('sign-in refused', account === undefined ? {} : { accountId: account.id })
  return yield* new WrongCredentials(refusalBody('wrongCredentials', (yield* visitor).language))
})

/** The password was right, so that its owner may know what is missing. */
const askToConfirm = Effect.fnUntraced(function* (account: AccountRow, key: string) {
  if (yield* isWithinLimit('signUpMailByEmail', key)) yield* (yield* Accounts).mailConfirmation(account)
  yield* logAuth('sign-in before confirmation', { accountId: account.id })
  return yield* new WrongCredentials(refusalBody('notConfirmed', (yield* visitor).language))
})

/** As before: only who knows the password learns of it. */
const refuseSuspended = Effect.fnUntraced(function* (account: AccountRow) {
  yield* logAuth('sign-in while suspended', { accountId: account.id })
  return yield* new WrongCredentials(refusalBody('suspended', (yield* visitor).language))
})

export const login = Effect.fn('account.login')(function* ({ payload }: Call<Sent>) {
  const { language, address, deviceToken } = yield* visitor
  const passwords = yield* Passwords
  // Whoever cannot be known waits with strangers: where there is no room, nothing more is spent on it.
  if (deviceToken === undefined) yield* refuseWhenBusy(passwords.ensureRoom('stranger'))
  yield* withinLimit('signInByAddress', address)
  const { values, problems } = readFields('login', payload)
  yield* refuse(problems, language)
  const key = emailKey(values.email) ?? ''
  const account = yield* (yield* Accounts).byEmail(key)
  const { isEvaluated, lane } = yield* countTry(key, account)
  const kept = isEvaluated ? account?.passwordHash : null
  const isRight = yield* refuseWhenBusy(passwords.verify(values.password, kept, lane))
  if (account === undefined || !isRight) return yield* refuseSignIn(account)
  if (account.verifiedAt === null) return yield* askToConfirm(account, key)
  if (account.suspendedAt !== null) return yield* refuseSuspended(account)
  yield* signIn(account, 'email')
  const url = ownPath(oneOf(payload, 'url'))
  return {
    ...(url !== undefined && { url }),
    message: accountMessage('signedIn', language),
    service: 'estia',
    data: { uuid: account.id, phone: account.phone },
  }
})
