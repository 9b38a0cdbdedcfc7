/** Notifies users that a saved home became cheaper. */
import { Effect, Layer, Queue } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Stage } from '#domain/saved/stages.ts'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import { reductionsSql } from '#server/content/search-index/loading/reductions.ts'
import { Notifications } from '#server/content/notifications/Notifications.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'

/** Older price cuts are not notified: the portal was stopped, or old data was imported. */
const LATEST = '7 days'

/** Locks of so many accounts are held at once. */
const AT_ONCE = 50

/** Everyone with a home in a group, and since when: its owner, and the present members from when they came. */
const watchers = `SELECT account_id, listing_id, min(since) AS since FROM (
    SELECT owner_id AS account_id, listing_id, added_at AS since
    FROM collection_items JOIN collections ON collections.id = collection_id AND archived_at IS NULL
    WHERE stage <> '${'no' satisfies Stage}'
    UNION ALL SELECT account_id, listing_id, greatest(added_at, accepted_at)
    FROM collection_items JOIN collections ON collections.id = collection_id AND archived_at IS NULL
    JOIN collection_members USING (collection_id)
    WHERE ended_at IS NULL AND stage <> '${'no' satisfies Stage}'
  ) AS held GROUP BY account_id, listing_id`

/** Users who had a home in a group before its price was cut, and were not notified. */
const untold = `SELECT account_id AS "accountId", cuts.listing_id AS "listingId", cuts.price
  FROM (${reductionsSql('($1::int4[] IS NULL OR listing_id = ANY($1)) AND listing_id IN (SELECT listing_id FROM collection_items)')}) AS cuts
  JOIN (${watchers}) AS watchers USING (listing_id)
  JOIN listings ON listings.id = cuts.listing_id AND listings.status = ${statuses.idOf('active')}
  WHERE cuts.at > since AND cuts.at > now() - interval '${LATEST}'
    AND NOT EXISTS (SELECT 1 FROM notifications WHERE kind = 'priceCut' AND notifications.price = cuts.price
      AND notifications.listing_id = cuts.listing_id AND notifications.account_id = watchers.account_id)
  ORDER BY cuts.listing_id, account_id`

interface Untold {
  readonly accountId: string
  readonly listingId: number
  readonly price: number
}

/** Notifies price cuts of these listings, of all without ids. A user is notified of a price once. */
export const tellOfCuts = Effect.fn('saved.tellOfCuts')(function* (ids?: readonly number[]) {
  const sql = yield* SqlClient.SqlClient
  const { transaction, tell } = yield* Notifications
  const rows = yield* sql.unsafe<Untold>(untold, [ids ?? null])
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE).toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))
    yield* transaction(
      Effect.forEach(
        some,
        ({ accountId, listingId, price }) => tell([accountId], { kind: 'priceCut', listingId, price }),
        { discard: true },
      ),
    )
  }
})

/** Searches for price cuts after every write of listings, by any process. */
export const PriceCuts = Layer.effectDiscard(
  Effect.gen(function* () {
    const written = yield* Queue.unbounded<readonly number[] | undefined>()
    const { onWritten } = yield* SearchIndex
    onWritten((ids) => void Queue.offerUnsafe(written, ids))
    const look = Effect.gen(function* () {
      const heard = yield* Queue.takeAll(written)
      yield* tellOfCuts(heard.includes(undefined) ? undefined : heard.flatMap((ids) => ids ?? []))
    }).pipe(Effect.catchCause((cause) => Effect.logWarning('Price cuts could not be told', cause)))
    yield* Effect.forkScoped(Effect.forever(look))
  }),
)
