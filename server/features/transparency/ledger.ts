import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { type Ledger, ledgerReasons } from '#domain/transparency/Ledger.ts'
import { Database } from '#server/database/Database.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'

/** The period of the ledger, days. */
const DAYS = 90

/** Delays of fewer homes say nothing, and might tell of one of them. */
const LEAST_HOMES = 10

type Counts = Omit<Ledger, 'days' | 'reasons' | 'delay' | 'canaries'>

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

const canaries = `SELECT count(*)::int AS sent,
  count(*) FILTER (WHERE seconds IS NULL OR seconds > $2)::int AS missed,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS half,
  percentile_cont(0.9) WITHIN GROUP (ORDER BY seconds) AS most
  FROM (SELECT extract(epoch FROM arrived_at - at) AS seconds FROM alert_canaries
    WHERE at >= $1 AND at < now() - $2 * interval '1 second') AS made`

/** A made-up ad that has not arrived by then is missed, seconds. */
const MISSED_AFTER = 300

interface Canaries {
  readonly sent: number
  readonly missed: number
  readonly half: number | null
  readonly most: number | null
}

interface Delays {
  readonly homes: number
  readonly half: number | null
  readonly most: number | null
}

/** What was decided and told in the last days. */
const counted = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const since = [new Date((yield* nowDate).getTime() - DAYS * 86_400_000)]
  const [sums] = yield* sql.unsafe<Counts>(counts, since)
  const reasons = yield* sql.unsafe<{ reason: string; count: number }>(
    'SELECT reason, count(DISTINCT listing_id)::int AS count FROM listing_holds WHERE at >= $1 GROUP BY reason',
    since,
  )
  const [told] = yield* sql.unsafe<Delays>(delays, since)
  const [made] = yield* sql.unsafe<Canaries>(canaries, [...since, MISSED_AFTER])
  return {
    days: DAYS,
    ...(sums as Counts),
    reasons: ledgerReasons.flatMap((reason) => {
      const count = reasons
        .filter((one) => (ledgerReasons.find((name) => name === one.reason) ?? 'other') === reason)
        .reduce((sum, one) => sum + one.count, 0)
      return count === 0 ? [] : [{ reason, count }]
    }),
    delay: delayOf(told),
    canaries: canariesOf(made),
  } satisfies Ledger
})

/** The same, read on a replica where there is one. */
export const ledger = Effect.flatMap(Database, ({ reading }) => reading(counted)).pipe(Effect.orDie)

const delayOf = (told: Delays | undefined): Ledger['delay'] =>
  told === undefined || told.homes < LEAST_HOMES || told.half === null || told.most === null
    ? null
    : { half: Math.ceil(told.half), most: Math.ceil(told.most) }

const canariesOf = (made: Canaries | undefined): Ledger['canaries'] =>
  made === undefined || made.half === null || made.most === null
    ? null
    : { sent: made.sent, missed: made.missed, half: Math.ceil(made.half), most: Math.ceil(made.most) }
