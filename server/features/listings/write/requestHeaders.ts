import { Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { runOnce } from '#server/content/changes/runOnce.ts'
import { inTransaction } from '#server/content/changes/inTransaction.ts'
import { refuseFields } from './refusals.ts'

const keyPattern = /^[\x21-\x7e]{8,128}$/

interface Change<A, E, R> {
  readonly accountId: string
  /** What the change is made by. */
  readonly body: unknown
  readonly work: Effect.Effect<A, E, R>
}

/** Makes a change in one transaction; with `Idempotency-Key` once for that key. */
export const changeOnce = Effect.fnUntraced(function* <A, E, R>({ accountId, body, work }: Change<A, E, R>) {
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const key = headers['idempotency-key']
  if (key === undefined) return yield* inTransaction(work)
  if (!keyPattern.test(key)) return yield* refuseFields({ 'Idempotency-Key': { name: 'key' } })
  // Keys of listings and of contacts are counted apart.
  return yield* runOnce({ sender: `account ${accountId}`, key: `listing ${key}`, body }, work)
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
