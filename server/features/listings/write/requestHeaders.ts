import { Effect } from 'effect'
import { changeOnce as once } from '#server/content/changes/requestHeaders.ts'
import { refuseFields } from './refusals.ts'

interface Change<A, E, R> {
  readonly accountId: string
  /** What the change is made by. */
  readonly body: unknown
  readonly work: Effect.Effect<A, E, R>
}

/** Makes a change of a listing in one transaction; with `Idempotency-Key` once for that key. */
export const changeOnce = <A, E, R>(change: Change<A, E, R>) =>
  once({ ...change, part: 'listing', refuseKey: refuseFields({ 'Idempotency-Key': { name: 'key' } }) })
