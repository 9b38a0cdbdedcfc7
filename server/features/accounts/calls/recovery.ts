import { Effect } from 'effect'
import { Accounts } from '#server/identity/Accounts.ts'
import { logAuth } from '#server/identity/authLog.ts'
import { emailKey } from '#server/content/mail/emailKey.ts'
import { readFields, refuse, type Sent } from './fields.ts'
import { KnownDevices } from '#server/identity/KnownDevices.ts'
import { noteReached } from '#server/identity/limits/limited.ts'
import { isWithinLimit, withinLimit } from '#server/identity/limits/limits.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { type Call, say } from './say.ts'

/** Writing a mail takes time: every answer takes at least this long. */
const ANSWER_AFTER = '200 millis'

/** A browser that the account knows is its owner's: strangers who fill the mailbox do not keep it from a new password. */
const sendReset = Effect.fnUntraced(function* (key: string) {
  const accounts = yield* Accounts
  const { deviceToken } = yield* requestVisitor
  const account = yield* accounts.byEmail(key)
  if (account === undefined) return yield* logAuth('recovery asked for nobody')
  const isOwner = yield* (yield* KnownDevices).knows(account.id, deviceToken)
  const isWithin = !isOwner || (yield* isWithinLimit('recoveryByDevice', `${account.id} ${deviceToken}`))
  if (isWithin && !(yield* accounts.mailReset(account, isOwner))) yield* noteReached('mailByMailbox')
  yield* logAuth('recovery asked', { accountId: account.id })
})

/** Always the same answer, after the same time. */
export const retrievePassword = Effect.fn('account.retrievePassword')(function* ({ payload }: Call<Sent>) {
  const { address } = yield* requestVisitor
  yield* withinLimit('recoveryByAddress', address)
  const { values, problems } = readFields('recovery', payload)
  yield* refuse(problems)
  yield* Effect.all([sendReset(emailKey(values.email) ?? ''), Effect.sleep(ANSWER_AFTER)], {
    concurrency: 2,
    discard: true,
  })
  return yield* say('recoverySent')
})
