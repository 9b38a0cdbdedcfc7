import { Effect } from 'effect'
import { Accounts } from '../Accounts.ts'
import { logAuth } from '../authLog.ts'
import { emailKey } from '../emailKey.ts'
import { readFields, refuse, type Sent } from '../fields.ts'
import { isWithinLimit, withinLimit } from '../limits.ts'
import { visitor } from '../visitor.ts'
import { type Call, say } from './say.ts'

/** Writing a mail takes longer than not writing one: every answer takes at least this long. */
const ANSWER_AFTER = '200 millis'

const sendReset = Effect.fnUntraced(function* (key: string) {
  const accounts = yield* Accounts
  const isMailed = yield* isWithinLimit('recoveryMailByEmail', key)
  const account = yield* accounts.byEmail(key)
  if (account === undefined) return yield* logAuth('recovery asked for nobody')
  if (isMailed) yield* accounts.mailReset(account)
  yield* logAuth('recovery asked', { accountId: account.id })
})

/** Always the same answer, after the same time. */
export const retrievePassword = Effect.fn('account.retrievePassword')(function* ({ payload }: Call<Sent>) {
  const { language, address } = yield* visitor
  yield* withinLimit('recoveryByAddress', address)
  const { values, problems } = readFields('recovery', payload)
  yield* refuse(problems, language)
  yield* Effect.all([sendReset(emailKey(values.email) ?? ''), Effect.sleep(ANSWER_AFTER)], {
    concurrency: 2,
    discard: true,
  })
  return yield* say('recoverySent')
})
