import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import { adsShown, type PlanName } from '#domain/visibility/plans.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { refusePlan } from './refusals.ts'

interface Row {
  readonly type: string
  readonly plan: PlanName | null
  readonly overdueSince: Date | null
}

const shown = (['active', 'underOffer', 'held'] as const).map((name) => statuses.idOf(name))

const countShown = Effect.fnUntraced(function* (advertiserId: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ shown: number }>`SELECT count(*)::int AS shown FROM listings
    WHERE advertiser_id = ${advertiserId} AND status IN ${sql.in(shown)}`
  return row?.shown ?? 0
})

const limitOf = Effect.fnUntraced(function* (advertiserId: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<Row>`SELECT advertisers.type, plan, overdue_since AS "overdueSince"
    FROM advertisers LEFT JOIN agencies ON agencies.id = agency_id WHERE advertisers.id = ${advertiserId}`
  return {
    plan: row?.plan ?? null,
    overdueSince: row?.overdueSince?.toISOString() ?? null,
    mostAds: row?.plan ? adsShown(row.plan, row.overdueSince, yield* nowDate) : null,
    isConsumer: row?.type === 'private',
  } as const
})

/** The plan of an advertiser's agency (null without one), how many ads it may show (null without limit), whether it is a consumer, and how many of its ads are shown or about to be. */
export const planOf = Effect.fnUntraced(function* (advertiserId: number) {
  return { ...(yield* limitOf(advertiserId)), shownAds: yield* countShown(advertiserId) } as const
}, Effect.orDie)

/** Fails where the plan of the advertiser shows no more ads than it has. */
export const withinPlan = Effect.fnUntraced(function* (advertiserId: number) {
  const { mostAds } = yield* Effect.orDie(limitOf(advertiserId))
  // Most offices have no limit: their thousands of ads are not counted for each that is written.
  if (mostAds === null) return
  if ((yield* Effect.orDie(countShown(advertiserId))) >= mostAds) return yield* refusePlan(mostAds)
})
