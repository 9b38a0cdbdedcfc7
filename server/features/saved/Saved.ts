import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { SavedListing } from '#domain/api/saved/Saved.ts'
import { defaults, type Language } from '#domain/locale.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { Notifications } from '#server/content/notifications/Notifications.ts'
import { inTransaction } from '#server/content/changes/inTransaction.ts'
import { tellGroup } from '#server/content/saved/tellGroup.ts'
import { addHomes, defaultGroup } from './groups/addHomes.ts'
import { savedIds } from './savedIds.ts'

interface SavedRow {
  readonly listingId: number
  readonly savedAt: Date
  readonly priceThen: number | null
}

const make = Effect.gen(function* () {
  const context = yield* Effect.context<SqlClient.SqlClient | Notifications>()
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
    const groupId = yield* defaultGroup(accountId)
    const count = yield* addHomes(groupId, accountId, [id], 'maybe')
    yield* tellGroup(groupId, id)
    return count > 0
  })

  /** False where there is no room for one more. */
  const save = Effect.fn('Saved.save')(function* (accountId: string, id: number) {
    const [card] = yield* listings.cards([id], defaults.language)
    // Not offered: its own reasons say why not.
    if (card === undefined) yield* listings.detail(id, defaults.language)
    return yield* Effect.provideContext(inTransaction(insert(accountId, id)), context)
  })

  const remove = Effect.fnUntraced(function* (accountId: string, id: number) {
    const rows = yield* sql<{ groupId: string }>`DELETE FROM collection_items USING collections
      WHERE collections.id = collection_id AND is_default AND owner_id = ${accountId} AND listing_id = ${id}
      RETURNING collection_id AS "groupId"`
    for (const { groupId } of rows) yield* tellGroup(groupId, id)
  })

  return {
    /** Saved homes, the last one first. */
    list,
    ids: (accountId: string): Effect.Effect<readonly number[]> =>
      Effect.provideService(savedIds(accountId), SqlClient.SqlClient, sql),
    save,
    remove: (accountId: string, id: number): Effect.Effect<void> =>
      Effect.provideContext(inTransaction(remove(accountId, id)), context),
  }
})

/** Homes that people keep an eye on. */
export class Saved extends Context.Service<Saved, Effect.Success<typeof make>>()('estia/saved/Saved') {
  static readonly layer: Layer.Layer<Saved, never, SqlClient.SqlClient | Listings | Notifications> =
    Layer.effect(Saved, make)
}
