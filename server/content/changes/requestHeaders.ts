/** Headers that every change of the contract may come with: `Idempotency-Key` and `If-Match`. */
import { Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { inTransaction } from './inTransaction.ts'
import { runOnce } from './runOnce.ts'

const keyPattern = /^[\x21-\x7e]{8,128}$/

interface Change<A, E, R, Refused, Needs> {
  readonly accountId: string
  /** Keys of different parts of the portal are counted apart. */
  readonly part: string
  /** What the change is made by. */
  readonly body: unknown
  readonly work: Effect.Effect<A, E, R>
  /** Fails for a key that is none. */
  readonly refuseKey: Effect.Effect<never, Refused, Needs>
}

/** Makes a change in one transaction; with `Idempotency-Key` once for that key. */
export const changeOnce = Effect.fnUntraced(function* <A, E, R, Refused, Needs>({
  accountId,
  part,
  body,
  work,
  refuseKey,
}: Change<A, E, R, Refused, Needs>) {
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const key = headers['idempotency-key']
  if (key === undefined) return yield* inTransaction(work)
  if (!keyPattern.test(key)) return yield* refuseKey
  return yield* runOnce({ sender: `account ${accountId}`, key: `${part} ${key}`, body }, work)
})

/**
 * The version that a change was made from: `If-Match`, else the field. Undefined where neither is a number; `*` stands
 * for any.
 */
export const versionAsked = Effect.fnUntraced(function* (field?: unknown) {
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const match = headers['if-match']?.trim()
  if (match === '*') return 'any' as const
  const number = match === undefined ? field : Number(/^"?(\d{1,9})"?$/.exec(match)?.[1] ?? Number.NaN)
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined
})
