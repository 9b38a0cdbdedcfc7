import { Clock, Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { SavedListing } from '#domain/api/Saved.ts'
import { defaults, type Language } from '#domain/locale.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { savedIds } from './savedIds.ts'

/** Saved homes of one account at most, so that the list stays readable. */
export const MOST_SAVED = 500

interface SavedRow {
  readonly listingId: number
  readonly savedAt: Date
  readonly priceThen: number | null
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const listings = yield* Listings

  const rowsOf = (accountId: string) =>
    Effect.orDie(
      sql<SavedRow>`SELECT listing_id AS "listingId", saved_at AS "savedAt", price_then AS "priceThen"
        FROM saved_listings WHERE account_id = ${accountId} ORDER BY saved_at DESC, listing_id DESC`,
    )

  const list = Effect.fn('Saved.list')(function* (accountId: string, language: Language) {
    const rows = yield* rowsOf(accountId)
    const cards = yield* listings.cards(
      rows.map(({ listingId }) => listingId),
      language,
    )
    const cardOf = new Map(cards.map((card) => [card.id, card]))
    return rows.map(
      ({ savedAt, ...row }): SavedListing => ({
        ...row,
        savedAt: savedAt.toISOString(),
        card: cardOf.get(row.listingId) ?? null,
      }),
    )
  })

  /** Saved again, it keeps its day and the price of that day. */
  const insert = Effect.fnUntraced(function* (accountId: string, id: number) {
    const at = new Date(yield* Clock.currentTimeMillis)
    const rows = yield* sql`INSERT INTO saved_listings (account_id, listing_id, saved_at, price_then)
      SELECT ${accountId}, id, ${at}, price FROM listings WHERE id = ${id}
        AND (SELECT count(*) FROM saved_listings WHERE account_id = ${accountId}) < ${MOST_SAVED}
      ON CONFLICT (account_id, listing_id) DO UPDATE SET saved_at = saved_listings.saved_at
      RETURNING listing_id`
    return rows.length > 0
  }, Effect.orDie)

  /** False where there is no room for one more. */
  const save = Effect.fn('Saved.save')(function* (accountId: string, id: number) {
    const [card] = yield* listings.cards([id], defaults.language)
    // Not offered: its own reasons say why not.
    if (card === undefined) yield* listings.detail(id, defaults.language)
    return yield* insert(accountId, id)
  })

  return {
    /** Saved homes, the last one first. */
    list,
    ids: (accountId: string): Effect.Effect<readonly number[]> =>
      Effect.provideService(savedIds(accountId), SqlClient.SqlClient, sql),
    save,
    remove: (accountId: string, id: number): Effect.Effect<void> =>
      Effect.orDie(
        Effect.asVoid(sql`DELETE FROM saved_listings WHERE account_id = ${accountId} AND listing_id = ${id}`),
      ),
  }
})

/** Homes that people keep an eye on. */
export class Saved extends Context.Service<Saved, Effect.Success<typeof make>>()('estia/saved/Saved') {
  static readonly layer: Layer.Layer<Saved, never, SqlClient.SqlClient | Listings> = Layer.effect(Saved, make)
}
