import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { type Ledger, ledgerReasons } from '#domain/transparency/Ledger.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'

/** The period of the ledger, days. */
const DAYS = 90

/** Delays of fewer homes say nothing, and might tell of one of them. */
const LEAST_HOMES = 10

type Counts = Omit<Ledger, 'days' | 'reasons' | 'delay'>

const counts = `SELECT
  (SELECT count(*) FROM alert_events WHERE kind = 'published' AND at >= $1)::int AS published,
  (SELECT count(DISTINCT listing_id) FROM listing_holds WHERE at >= $1)::int AS held,
  (SELECT count(DISTINCT listing_id) FROM listing_holds WHERE at >= $1 AND ended_at IS NULL)::int AS "heldOpen",
  (SELECT count(*) FROM reports WHERE created_at >= $1)::int AS reported,
  (SELECT count(*) FROM reports WHERE created_at >= $1 AND handled_at IS NOT NULL)::int AS "reportedHandled",
  (SELECT count(*) FROM inquiries WHERE topic = 'listing' AND created_at >= $1)::int AS objected,
  (SELECT count(*) FROM inquiries WHERE topic = 'listing' AND created_at >= $1 AND handled_at IS NOT NULL)::int
    AS "objectedAnswered"`

const delays = `SELECT count(*)::int AS homes,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS half,
  percentile_cont(0.9) WITHIN GROUP (ORDER BY seconds) AS most
  FROM (SELECT extract(epoch FROM min(notifications.created_at) - min(alert_events.at)) AS seconds
    FROM alert_events JOIN notifications ON notifications.listing_id = alert_events.listing_id
      AND notifications.kind = 'homeFound' AND notifications.created_at >= alert_events.at
    WHERE alert_events.kind = 'published' AND alert_events.at >= $1 GROUP BY alert_events.id) AS told`

interface Delays {
  readonly homes: number
  readonly half: number | null
  readonly most: number | null
}

/** What was decided and told in the last days. */
export const ledger = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const since = [new Date((yield* nowDate).getTime() - DAYS * 86_400_000)]
  const [counted] = yield* sql.unsafe<Counts>(counts, since)
  const reasons = yield* sql.unsafe<{ reason: string; count: number }>(
    'SELECT reason, count(DISTINCT listing_id)::int AS count FROM listing_holds WHERE at >= $1 GROUP BY reason',
    since,
  )
  const [told] = yield* sql.unsafe<Delays>(delays, since)
  return {
    days: DAYS,
    ...(counted as Counts),
    reasons: ledgerReasons.flatMap((reason) => {
      const count = reasons
        .filter((one) => (ledgerReasons.find((name) => name === one.reason) ?? 'other') === reason)
        .reduce((sum, one) => sum + one.count, 0)
      return count === 0 ? [] : [{ reason, count }]
    }),
    delay: delayOf(told),
  } satisfies Ledger
}).pipe(Effect.orDie)

const delayOf = (told: Delays | undefined): Ledger['delay'] =>
  told === undefined || told.homes < LEAST_HOMES || told.half === null || told.most === null
    ? null
    : { half: Math.ceil(told.half), most: Math.ceil(told.most) }
