import { Effect } from 'effect'
import { InvalidRequest } from '#domain/api/errors.ts'
import { changeOnce } from '#server/content/changes/requestHeaders.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { withinLimit } from '#server/identity/limits/limits.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'

/** The account that changes something, within its limit. */
export const writer = Effect.gen(function* () {
  const { accountId } = yield* SignedInSession
  yield* withinLimit('savesByAccount', accountId)
  return accountId
})

/** Makes a change of saved homes in one transaction, once for an `Idempotency-Key`. */
export const changeSaved = <A, E, R>(accountId: string, body: unknown, work: Effect.Effect<A, E, R>) =>
  changeOnce({
    accountId,
    part: 'saved',
    body,
    work,
    refuseKey: Effect.suspend(() => Effect.fail(new InvalidRequest(refusal('invalidRequest')))),
  })

export const done = { isDone: true } as const
