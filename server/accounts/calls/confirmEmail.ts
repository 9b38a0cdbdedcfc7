import { Effect } from 'effect'
import { TokenRefused } from '#domain/api/accountErrors.ts'
import { refusalBody } from '../accountMessages.ts'
import { Accounts } from '../Accounts.ts'
import { logAuth } from '../authLog.ts'
import { oneOf, type Sent } from '../fields.ts'
import { withinLimit } from '../limits.ts'
import { visitor } from '../visitor.ts'
import { type Call, say } from './say.ts'

/** A link that is good for nothing; which of the reasons it is, nobody is told. */
export const refuseToken = Effect.gen(function* () {
  yield* logAuth('token refused')
  return yield* new TokenRefused(refusalBody('tokenRefused', (yield* visitor).language))
})

export const confirmEmail = Effect.fn('account.confirmEmail')(function* ({ payload }: Call<Sent>) {
  yield* withinLimit('linkByAddress', (yield* visitor).address)
  const accountId = yield* (yield* Accounts).confirm(oneOf(payload, 'token'))
  if (accountId === undefined) return yield* refuseToken
  yield* logAuth('email confirmed', { accountId })
  return yield* say('emailConfirmed')
})
