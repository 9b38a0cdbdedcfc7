/** The operator sees and sets the plan of an agency. What follows from it is done as for every plan (`keepPlans`). */
import { Effect, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import { adsShown, type PlanName, planNames } from '#domain/visibility/plans.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { audit } from '#server/identity/agencies/access.ts'
import { NoSuchAgency } from './operate.ts'

const Plan = Schema.Literals(planNames)

export const PlanAsked = Schema.Struct({
  agency: Schema.String,
  /** Null leaves the plan as it is. */
  plan: Schema.NullOr(Plan),
})

export const AgencyPlan = Schema.Struct({
  name: Schema.String,
  plan: Plan,
  /** The plan before the call. */
  before: Plan,
  /** Ads on the market. */
  shown: Schema.Int,
  /** Ads that the plan allows now; null is no limit. */
  most: Schema.NullOr(Schema.Int),
  /** ISO 8601 in UTC; null where payment is not overdue. */
  overdueSince: Schema.NullOr(Schema.String),
})
export type AgencyPlan = typeof AgencyPlan.Type

interface Row {
  readonly id: number
  readonly name: string
  readonly plan: PlanName
  readonly since: Date | null
}

const shownOf = Effect.fnUntraced(function* (agencyId: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ n: number }>`SELECT count(*)::int AS n FROM listings
    JOIN advertisers ON advertisers.id = advertiser_id
    WHERE agency_id = ${agencyId} AND status = ${statuses.idOf('active')}`
  return row?.n ?? 0
})

/** Returns the plan after setting the one that is asked for. Asked twice, it is set and logged once. */
export const agencyPlan = Effect.fn('agencyTeam.operatorSetsPlan')(function* ({
  agency,
  plan,
}: typeof PlanAsked.Type) {
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const [found] = yield* sql<Row>`SELECT id, name, plan, overdue_since AS since FROM agencies
      WHERE slug = ${agency} FOR UPDATE`
    if (found === undefined) return yield* new NoSuchAgency({ agency })
    const { id, name, plan: before, since } = found
    const now = plan ?? before
    if (now !== before) {
      yield* sql`UPDATE agencies SET plan = ${now} WHERE id = ${id}`
      yield* audit(id, null, 'planChanged', before, now)
    }
    const isOverdue = now === 'defaulting'
    return {
      name,
      plan: now,
      before,
      shown: yield* shownOf(id),
      most: adsShown(now, since, yield* nowDate),
      overdueSince: isOverdue ? (since?.toISOString() ?? null) : null,
    } satisfies AgencyPlan
  })
  return yield* sql.withTransaction(work)
}, dieOnSql)
