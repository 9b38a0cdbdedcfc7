import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { FreshSignInRequired, WrongCredentials } from '#domain/api/accountErrors.ts'
import { jsonReply } from '#server/http/replies/jsonReply.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { ownerOf } from '#server/identity/accountRow.ts'
import { Accounts } from '#server/identity/Accounts.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { emailKey } from '#server/content/mail/emailKey.ts'
import { allOf, oneOf, readFields, refuse, type Sent } from './fields.ts'
import { PersonalData } from '#server/identity/PersonalData.ts'
import { Sessions } from '#server/identity/Sessions.ts'
import { forgetSession } from './signIn.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { isPresentPassword } from './presentPassword.ts'
import { ownAccount } from './profile.ts'
import { type Call, say } from './say.ts'

export const confirmIdentity = Effect.fn('profile.confirmIdentity')(function* ({ payload }: Call<Sent>) {
  const { session, account } = yield* ownAccount
  const { values, problems } = readFields('login', payload, ['password'])
  yield* refuse(problems)
  if (!(yield* isPresentPassword(account, values.password)))
    return yield* new WrongCredentials(refusal('wrongCredentials'))
  yield* (yield* Sessions).prove(session)
  yield* logAuth('identity confirmed', { accountId: account.id })
  return yield* say('identityConfirmed')
})

/**
 * Ends one session by its name, or all but this one. A session of another account is not found; the reply is the
 * same.
 */
export const endSession = Effect.fn('profile.endSession')(function* ({ payload }: Call<Sent>) {
  const session = yield* SignedInSession
  const sessions = yield* Sessions
  const id = oneOf(payload, 'id')
  const problem = { id: { message: 'unknown_value_validation_msg' } } as const
  yield* refuse(allOf(payload, 'id').length > 1 ? problem : {})
  yield* id === 'others' ? sessions.endOthers(session) : sessions.endNamed(session, id)
  if (id === session.id) yield* forgetSession
  yield* logAuth('sessions ended', { accountId: session.accountId })
  return yield* say('sessionEnded')
})

/** All stored data of an account, except what grants access: hashes of passwords and tokens. */
export const data = Effect.fn('profile.data')(function* () {
  const { session, account } = yield* ownAccount
  const { passwordHash, ...kept } = account
  const sql = yield* SqlClient.SqlClient
  const read = <Row extends object>(rows: Effect.Effect<readonly Row[], unknown>) => Effect.orDie(rows)
  yield* logAuth('data exported', { accountId: account.id })
  return jsonReply({
    account: { ...kept, hasPassword: passwordHash !== null },
    identities: yield* read(sql`SELECT provider, subject, email, created_at AS "createdAt"
      FROM account_identities WHERE account_id = ${account.id} ORDER BY provider`),
    sessions: yield* (yield* Sessions).list(session),
    knownDevices: yield* read(sql`SELECT seen_at AS "seenAt" FROM known_devices
      WHERE account_id = ${account.id} ORDER BY seen_at`),
    mails: yield* read(sql`SELECT kind, language, created_at AS "createdAt", sent_at AS "sentAt"
      FROM outbox WHERE recipient = ${account.email} ORDER BY created_at`),
    marketing: yield* read(sql`SELECT told_version > 0 AS "isTold" FROM marketing_profiles
      WHERE account_id = ${account.id}`),
    ...(yield* (yield* PersonalData).exported(ownerOf(account))),
  })
})

/** The email typed once more keeps a slip from deleting anything. */
export const remove = Effect.fn('profile.remove')(function* ({ payload }: Call<Sent>) {
  const { session, account } = yield* ownAccount
  if (!session.isProved) return yield* new FreshSignInRequired(refusal('freshSignInRequired'))
  const { values, problems } = readFields('recovery', payload)
  const isOwn = emailKey(values.email) === emailKey(account.email)
  yield* refuse(isOwn ? problems : { email: { message: 'email_field_validation_msg' } })
  const personal = yield* PersonalData
  yield* personal.leave(ownerOf(account))
  yield* (yield* Accounts).remove(account, personal.erase(ownerOf(account)))
  yield* forgetSession
  yield* logAuth('account removed', { accountId: account.id })
  return yield* say('accountRemoved')
})
