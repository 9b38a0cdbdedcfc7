/** Ads that nobody confirms leave the lists, and are withdrawn later (domain/listing/freshness.ts). */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { freshness } from '#domain/listing/freshness.ts'
import {
  type ContractName,
  contracts,
  type StatusName,
  statuses,
} from '#domain/listing/vocabularies/market.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'

const dayMs = 86_400_000

/** At once: a stock that was imported with old dates does not stop the writers. */
const MOST = 500

interface Step {
  readonly contract: ContractName
  readonly from: StatusName
  readonly to: StatusName
  /** Days since the last confirmation. */
  readonly days: number
}

const steps: readonly Step[] = Object.entries(freshness).flatMap(([name, { expire, withdraw }]) => {
  const contract = name as ContractName
  return [
    { contract, from: 'expired', to: 'withdrawn', days: withdraw },
    { contract, from: 'active', to: 'expired', days: expire },
  ] as const
})

/**
 * Moves some ads, each once: rows that another process holds are left to it, and what was confirmed meanwhile no longer
 * matches. Only ads that were written by an account are moved: a feed or the demonstration has its own clock.
 */
const move = Effect.fnUntraced(function* ({ contract, from, to, days }: Step, now: Date) {
  const sql = yield* SqlClient.SqlClient
  const oldest = new Date(now.getTime() - days * dayMs)
  const moved = yield* sql`WITH due AS (
      SELECT id FROM listings WHERE contract = ${contracts.idOf(contract)} AND status = ${statuses.idOf(from)}
        AND confirmed_at <= ${oldest} AND EXISTS (SELECT 1 FROM status_events WHERE listing_id = listings.id)
      ORDER BY confirmed_at LIMIT ${MOST} FOR UPDATE SKIP LOCKED
    ), moved AS (
      UPDATE listings SET status = ${statuses.idOf(to)}, version = version + 1,
        withdrawn_at = CASE WHEN ${to === 'withdrawn'} THEN ${now}::timestamptz END
      FROM due WHERE listings.id = due.id RETURNING listings.id
    )
    INSERT INTO status_events (listing_id, at, status)
      SELECT id, greatest(${now}::timestamptz,
        (SELECT max(at) + interval '1 millisecond' FROM status_events WHERE listing_id = moved.id)),
        ${statuses.idOf(to)} FROM moved RETURNING listing_id`
  return moved.length
})

/** Moves everything that is due, and lets searches know. Returns how many ads were moved. */
export const expireUnconfirmed = Effect.gen(function* () {
  const now = yield* nowDate
  let total = 0
  for (const step of steps)
    for (let moved = MOST; moved === MOST; total += moved) moved = yield* dieOnSql(move(step, now))
  if (total > 0) yield* (yield* SearchIndex).catchUp
  return total
})
