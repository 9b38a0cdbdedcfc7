/** How one's own ad is seen, by day: counts of requests, and rows of those who saved, hid or wrote. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { ListingStatistics } from '#domain/api/listings/Statistics.ts'
import { defaults } from '#domain/locale.ts'
import type { HideReason } from '#domain/saved/hiding.ts'
import { type CountedName, countedNames, LEAST_HIDDEN, statisticsDays } from '#domain/statistics/counted.ts'
import { medianPlace, type PlaceCount } from '#domain/statistics/places.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { dayOf, ListingCounts } from '#server/content/statistics/ListingCounts.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { withinWriteLimit } from '../write/limits.ts'
import { ownListing } from '../write/ownListing.ts'

interface CountRow extends PlaceCount {
  readonly day: string
  readonly kind: CountedName
}

const inGreece = (column: string): string => `(${column} AT TIME ZONE '${defaults.timeZone}')::date`

const ofConversations = (kind: CountedName, column: string, from: string): string =>
  `SELECT ${inGreece(column)} AS day, '${kind}' AS kind, 0 AS bucket, count(DISTINCT conversations.id)::int AS count
  FROM conversations JOIN ${from} WHERE conversations.listing_id = $1 AND ${inGreece(column)} >= $2::date GROUP BY 1`

/** Everything that is counted of an ad ($1) from a day ($2) on. */
const query = `SELECT to_char(day, 'YYYY-MM-DD') AS day, kind, bucket, count FROM (
  SELECT day, kind, bucket::int, count FROM listing_counts WHERE listing_id = $1 AND day >= $2::date
  UNION ALL SELECT day, 'phone', 0, count FROM phone_reveals WHERE listing_id = $1 AND day >= $2::date
  UNION ALL SELECT ${inGreece('added_at')}, 'saved', 0, count(DISTINCT collections.owner_id)::int
    FROM collection_items JOIN collections ON collections.id = collection_id
    WHERE listing_id = $1 AND ${inGreece('added_at')} >= $2::date GROUP BY 1
  UNION ALL ${ofConversations(
    'message',
    'entries.created_at',
    `entries ON entries.conversation_id = conversations.id AND kind = 'text' AND side = 'seeker'`,
  )}
  UNION ALL ${ofConversations(
    'agreed',
    'entries.created_at',
    `entries ON entries.conversation_id = conversations.id AND kind = 'visitConfirmed'`,
  )}
  UNION ALL ${ofConversations('visit', 'visits.created_at', 'visits ON visits.conversation_id = conversations.id')}
  UNION ALL ${ofConversations(
    'priceProposal',
    'proposals.created_at',
    `proposals ON proposals.conversation_id = conversations.id AND proposals.side = 'seeker'`,
  )}
) AS counted`

const daysUntil = (now: Date, count: number): readonly string[] => {
  const last = Date.parse(`${dayOf(now)}T12:00:00Z`)
  return Array.from({ length: count }, (_, at) => dayOf(new Date(last - (count - 1 - at) * 86_400_000)))
}

const countsOf = (rows: readonly CountRow[]) =>
  Object.fromEntries(
    countedNames.map((name) => [
      name,
      rows.reduce((sum, { kind, count }) => sum + (kind === name ? count : 0), 0),
    ]),
  ) as Record<CountedName, number>

const placeOf = (rows: readonly CountRow[]) => medianPlace(rows.filter(({ kind }) => kind === 'shown'))

export const statistics = Effect.fn('ownListings.statistics')(function* ({
  params: { id },
  query: { days: count = statisticsDays.usual },
}: {
  readonly params: { readonly id: number }
  readonly query: { readonly days?: number | undefined }
}) {
  const { accountId } = yield* SignedInSession
  yield* withinWriteLimit('readByAccount', accountId)
  yield* ownListing(accountId, id)
  const sql = yield* SqlClient.SqlClient
  yield* Effect.orDie((yield* ListingCounts).write)
  const days = daysUntil(yield* nowDate, count)
  const rows = yield* Effect.orDie(sql.unsafe<CountRow>(query, [id, days[0]]))
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const hidden = yield* Effect.orDie(
    sql<{ reason: HideReason; count: number }>`SELECT reason, count(*)::int AS count FROM hidden_listings
      WHERE listing_id = ${id} GROUP BY reason HAVING count(*) >= ${LEAST_HIDDEN} ORDER BY count(*) DESC, reason`,
  )
  return {
    id,
    totals: countsOf(rows),
    medianPlace: placeOf(rows),
    hidden: hidden.map((row) => ({ ...row })),
    days: days.map((day) => {
      const ofDay = byDay.get(day) ?? []
      return { day, ...countsOf(ofDay), medianPlace: placeOf(ofDay) }
    }),
  } satisfies ListingStatistics
})
