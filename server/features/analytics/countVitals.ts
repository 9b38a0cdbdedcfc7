import { ByteSize, Effect, Option, Schema } from 'effect'
import { HttpIncomingMessage, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { SqlClient } from 'effect/sql'
import { channels } from '#domain/analytics/context.ts'
import { isBotAgent } from '#domain/analytics/isBot.ts'
import { endOfStep, isVitalName, ratingOf, stepOf, type VitalName } from '#domain/analytics/vitals.ts'
import { pageTypes } from '#domain/routes.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { isFromElsewhere } from '#server/http/api/ownPages.ts'
import { requestVisitor } from '#server/identity/requestVisitor.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { RateLimits } from '#server/platform/RateLimits.ts'

const Sent = Schema.fromJsonString(
  Schema.Struct({
    page: Schema.String,
    channel: Schema.Literals(channels),
    vitals: Schema.Record(Schema.String, Schema.Number),
  }),
)

/** A page is left some times a minute. */
const vitalsByAddress = [{ amount: 60, seconds: 60 }] as const

const reply = (status: number) =>
  HttpServerResponse.empty({ status, headers: { 'cache-control': 'no-store' } })

/** Counts the vitals of one page view: 204 without a body. */
export const takeVitals = Effect.gen(function* () {
  const request = yield* HttpServerRequest.HttpServerRequest
  const { webVitals, origin, flags } = yield* Configuration
  if (!webVitals) return reply(404)
  if (isFromElsewhere(request, origin)) return reply(403)
  const { address } = yield* requestVisitor
  const taken = yield* (yield* RateLimits).take('vitalsByAddress', vitalsByAddress, address)
  if (!taken.isWithin) return reply(429)
  const sent = yield* request.text.pipe(
    Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.kibibytes(2)),
    Effect.flatMap(Schema.decodeUnknownEffect(Sent)),
    Effect.option,
  )
  if (Option.isNone(sent)) return reply(400)
  const { page, channel, vitals } = sent.value
  const type = pageTypes.find((one) => one === page) ?? 'other'
  const day = (yield* nowDate).toISOString().slice(0, 10)
  const rows = Object.entries(vitals).flatMap(([vital, value]) =>
    isVitalName(vital) && value >= 0 && Number.isFinite(value)
      ? [{ day, vital, page: type, channel, bucket: stepOf(vital, value) }]
      : [],
  )
  if (rows.length === 0) return reply(400)
  const isBot = flags.preventBotTracking && isBotAgent(request.headers['user-agent'] ?? '')
  if (!isBot) yield* store(rows)
  return reply(204)
})

const store = Effect.fnUntraced(function* (rows: readonly object[]) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`INSERT INTO vital_counts (day, vital, page, channel, bucket, count)
    SELECT day, vital, page, channel, bucket, 1 FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS rows (day date, vital text, page text, channel text, bucket integer)
    ON CONFLICT (day, vital, page, channel, bucket) DO UPDATE SET count = vital_counts.count + 1`
}, Effect.orDie)

/** A vital of a kind of page: three of four views were at most so slow. */
export const VitalFigure = Schema.Struct({
  page: Schema.String,
  channel: Schema.String,
  vital: Schema.String,
  /** The upper end of the step with the 75th percentile: milliseconds; CLS has no unit. */
  p75: Schema.Number,
  rating: Schema.String,
  views: Schema.Number,
})
export type VitalFigure = typeof VitalFigure.Type

interface Step {
  readonly page: string
  readonly channel: string
  readonly vital: VitalName
  readonly bucket: number
  readonly count: number
}

function figureOf(steps: readonly Step[]): readonly VitalFigure[] {
  const [first] = steps
  if (first === undefined) return []
  const views = steps.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  const reached = steps.find(({ count }) => (seen += count) >= views * 0.75) ?? first
  const p75 = endOfStep(first.vital, reached.bucket)
  const { page, channel, vital } = first
  return [{ page, channel, vital, p75, rating: ratingOf(vital, p75), views }]
}

/** Figures of the last days, today among them. */
export const vitalFigures = Effect.fnUntraced(function* (days: number) {
  const sql = yield* SqlClient.SqlClient
  const first = new Date((yield* nowDate).getTime() - (days - 1) * 86_400_000).toISOString().slice(0, 10)
  const steps =
    yield* sql<Step>`SELECT page, channel, vital, bucket, sum(count)::int AS count FROM vital_counts
    WHERE day >= ${first}::date GROUP BY page, channel, vital, bucket ORDER BY page, channel, vital, bucket`
  const groups = Object.groupBy(steps, ({ page, channel, vital }) => [page, channel, vital].join('\n'))
  return Object.values(groups).flatMap((group = []) => figureOf(group))
}, Effect.orDie)
