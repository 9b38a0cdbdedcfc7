import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import { adsOfPlan, type PlanName } from '#domain/visibility/plans.ts'
import { refusePlan } from './refusals.ts'

interface Row {
  readonly type: string
  readonly plan: PlanName | null
  readonly shown: number
}

const shown = (['active', 'underOffer', 'held'] as const).map((name) => statuses.idOf(name))

/** The plan of an advertiser's agency (null without one), whether it is a consumer, and how many of its ads are shown or about to be. */
export const planOf = Effect.fnUntraced(function* (advertiserId: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<Row>`SELECT advertisers.type, plan,
      (SELECT count(*)::int FROM listings WHERE listings.advertiser_id = advertisers.id
        AND status IN ${sql.in(shown)}) AS shown
    FROM advertisers LEFT JOIN agencies ON agencies.id = agency_id WHERE advertisers.id = ${advertiserId}`
  return {
    plan: row?.plan ?? null,
    isConsumer: row?.type === 'private',
    shownAds: row?.shown ?? 0,
  } as const
}, Effect.orDie)

/** Fails where the plan of the advertiser shows no more ads than it has. */
export const withinPlan = Effect.fnUntraced(function* (advertiserId: number) {
  const { plan, shownAds } = yield* planOf(advertiserId)
  const most = plan === null ? null : adsOfPlan[plan]
  if (most !== null && shownAds >= most) return yield* refusePlan(most)
})
