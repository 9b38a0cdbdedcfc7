import { Clock, Effect, Schema } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { reportReasons } from '#domain/listing/vocabularies/reportReasons.ts'
import { endHold } from '#server/content/listings/holds/endHold.ts'
import { openHolds } from './openHolds.ts'

/** An open report for the operator. */
export const OpenReport = Schema.Struct({
  /** `ad 12`, `conversation 3`, `hold 7`: each kind has its own numbers; a hold has that of its ad. */
  id: Schema.String,
  /** ISO 8601. */
  at: Schema.String,
  /** The id of the ad and the reason; or the id of the conversation and the reporter. */
  about: Schema.String,
  /** The email of the reported user, empty if unknown. */
  whose: Schema.String,
  text: Schema.String,
})
export type OpenReport = typeof OpenReport.Type

/** No such report waits. */
export class NoSuchReport extends Schema.TaggedError<NoSuchReport>()('NoSuchReport', { id: Schema.String }) {
  override get message(): string {
    return `no report ${this.id} waits; 'estia reports' lists those that do`
  }
}

interface AdRow {
  readonly id: number
  readonly at: Date
  readonly listingId: number
  readonly reason: number
  readonly text: string
  readonly email: string | null
}

const ofAds = Effect.map(
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<AdRow>`SELECT reports.id::int, reports.created_at AS at, listing_id AS "listingId",
      reason, text, advertisers.email FROM reports
      LEFT JOIN listings ON listings.id = listing_id LEFT JOIN advertisers ON advertisers.id = advertiser_id
      WHERE handled_at IS NULL`,
  ),
  (rows) =>
    rows.map(
      ({ id, at, listingId, reason, text, email }): OpenReport => ({
        id: `ad ${id}`,
        at: at.toISOString(),
        about: `ad ${listingId}: ${reportReasons.nameOf(reason) ?? reason}`,
        whose: email ?? '',
        text,
      }),
    ),
)

interface ConversationRow {
  readonly id: number
  readonly at: Date
  readonly conversationId: string
  readonly side: 'seeker' | 'advertiser'
  readonly text: string
  readonly seeker: string
  readonly advertiser: string | null
}

const ofConversations = Effect.map(
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<ConversationRow>`SELECT reports.id::int, reports.created_at AS at,
      conversation_id AS "conversationId", side, text, seeker_email AS seeker, advertisers.email AS advertiser
      FROM conversation_reports AS reports JOIN conversations ON conversations.id = conversation_id
      JOIN advertisers ON advertisers.id = advertiser_id WHERE handled_at IS NULL`,
  ),
  (rows) =>
    rows.map(
      ({ id, at, conversationId, side, text, seeker, advertiser }): OpenReport => ({
        id: `conversation ${id}`,
        at: at.toISOString(),
        about: `conversation ${conversationId}: reported by the ${side}`,
        whose: (side === 'seeker' ? advertiser : seeker) ?? '',
        text,
      }),
    ),
)

/** What waits to be looked into, the oldest first. */
export const openReports = Effect.orDie(
  Effect.map(Effect.all([ofAds, ofConversations, openHolds]), (kinds) =>
    kinds.flat().toSorted((one, other) => one.at.localeCompare(other.at)),
  ),
)

const tables = { ad: 'reports', conversation: 'conversation_reports' } as const

/** Notes that a report was dealt with; an ad that was held is shown. */
export const handleReport = Effect.fnUntraced(
  function* (id: string) {
    const sql = yield* SqlClient.SqlClient
    const [, kind, number] = /^(ad|conversation|hold) (\d{1,9})$/.exec(id) ?? []
    if (number === undefined) return yield* new NoSuchReport({ id })
    const at = new Date(yield* Clock.currentTimeMillis)
    if (kind === 'hold') {
      if (!(yield* endHold(Number(number), at))) return yield* new NoSuchReport({ id })
      return
    }
    const [handled] = yield* sql`UPDATE ${sql(tables[kind as keyof typeof tables])} SET handled_at = ${at}
      WHERE id = ${Number(number)} AND handled_at IS NULL RETURNING id`
    if (handled === undefined) return yield* new NoSuchReport({ id })
  },
  Effect.catchIf((error): error is SqlError.SqlError => error._tag === 'SqlError', Effect.die),
)
