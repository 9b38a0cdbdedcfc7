/** Ads that wait for a person: held ones, those that were reported, and those whose advertiser objects. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { QueuedAd } from '#domain/api/Moderation.ts'
import { reportReasons } from '#domain/listing/vocabularies/reportReasons.ts'
import { contracts, statuses } from '#domain/listing/vocabularies/market.ts'
import { moderationLimits } from '#domain/moderation/acts.ts'
import type { Language } from '#domain/locale.ts'
import { photosSent, type SentPhoto, sentSelect } from '#server/content/media/photographs/sentPhotos.ts'
import type { Hold } from '#domain/publishing/holds.ts'

interface Row {
  readonly listingId: number
  readonly since: Date
  readonly status: number
  readonly contract: number
  readonly price: number | null
  readonly surface: number | null
  readonly advertiser: string
  readonly texts: QueuedAd['texts']
  readonly sent: readonly SentPhoto[] | null
  readonly sameHome: QueuedAd['sameHome']
  readonly holds: readonly Hold[]
  readonly reports: readonly {
    id: number
    reference: string | null
    at: string
    reason: number
    text: string
    isAnswered: boolean
  }[]
  readonly appeals: readonly { id: number; at: string; text: string }[]
  readonly acts: QueuedAd['acts']
}

const list = (columns: string, from: string): string =>
  `coalesce((SELECT json_agg(json_build_object(${columns}) ORDER BY parts.id) FROM ${from}), '[]'::json)`

const waiting = `SELECT listing_id, at FROM listing_holds WHERE ended_at IS NULL
    AND NOT (reason = 'removed' AND EXISTS (SELECT 1 FROM moderation_acts
      WHERE moderation_acts.listing_id = listing_holds.listing_id AND act = 'remove'))
  UNION ALL SELECT listing_id, created_at FROM reports WHERE handled_at IS NULL
  UNION ALL SELECT listing_id, created_at FROM appeals WHERE decided_at IS NULL`

const query = `SELECT listings.id AS "listingId", waiting.since, status, contract, price, surface,
    concat_ws(', ', advertisers.name, advertisers.email) AS advertiser,
    coalesce((SELECT json_agg(json_build_object('language', language, 'text', concat_ws(E'\\n', title, description))
      ORDER BY language) FROM listing_texts WHERE listing_id = listings.id), '[]'::json) AS texts,
    ${sentSelect()},
    coalesce((SELECT json_agg(others.id ORDER BY others.id) FROM listings AS others
      WHERE others.property_id = listings.property_id AND others.id <> listings.id), '[]'::json) AS "sameHome",
    ${list(
      `'reason', reason, 'field', field, 'found', found`,
      'listing_holds AS parts WHERE listing_id = listings.id AND ended_at IS NULL',
    )} AS holds,
    ${list(
      `'id', parts.id, 'reference', reference, 'at', created_at, 'reason', reason, 'text', text,
        'isAnswered', email <> ''`,
      'reports AS parts WHERE listing_id = listings.id AND handled_at IS NULL',
    )} AS reports,
    ${list(
      `'id', parts.id, 'at', created_at, 'text', text`,
      'appeals AS parts WHERE listing_id = listings.id AND decided_at IS NULL',
    )} AS appeals,
    ${list(
      `'at', at, 'act', act, 'moderator', moderator, 'because', because`,
      'moderation_acts AS parts WHERE listing_id = listings.id',
    )} AS acts
  FROM (SELECT listing_id, min(at) AS since FROM (${waiting}) AS parts GROUP BY listing_id) AS waiting
  JOIN listings ON listings.id = waiting.listing_id
  JOIN advertisers ON advertisers.id = listings.advertiser_id
  ORDER BY waiting.since, listings.id LIMIT ${moderationLimits.queue}`

const iso = (at: string): string => new Date(at).toISOString()

export const queue = Effect.fn('moderation.queue')(function* (language: Language) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql.unsafe<Row>(query)
  return {
    ads: rows.map(({ appeals, sent, ...row }): QueuedAd => {
      const [appeal] = appeals
      return {
        ...row,
        photos: photosSent(sent, language),
        since: row.since.toISOString(),
        status: statuses.nameOf(row.status) ?? 'held',
        contract: contracts.nameOf(row.contract) ?? 'sale',
        reports: row.reports.map((report) => ({
          ...report,
          at: iso(report.at),
          reason: reportReasons.nameOf(report.reason) ?? 'other',
        })),
        appeal: appeal === undefined ? null : { ...appeal, at: iso(appeal.at) },
        acts: row.acts.map((act) => ({ ...act, at: iso(act.at) })),
      }
    }),
  }
}, Effect.orDie)
