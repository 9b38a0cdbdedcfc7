/** Homes that an account hides from its lists. A home is hidden with all its ads. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { SavedFull } from '#domain/api/saved/Saved.ts'
import { ListingNotFound } from '#domain/api/errors.ts'
import { defaults, type Language } from '#domain/locale.ts'
import { type HideReason, isBack } from '#domain/saved/hiding.ts'
import { savedLimits } from '#domain/saved/limits.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { countersOf } from '#server/content/notifications/counters.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { currentSession, requestVisitor } from '#server/identity/requestVisitor.ts'
import { changeSaved, writer } from '../groups/writeCall.ts'

interface HiddenRow {
  readonly listingId: number
  readonly reason: HideReason
  readonly priceThen: number | null
  readonly price: number | null
  readonly at: Date
}

const rowsOf = Effect.fnUntraced(function* (accountId: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<HiddenRow>`SELECT listing_id AS "listingId", reason, price_then AS "priceThen", price, at
    FROM hidden_listings JOIN listings ON listings.id = listing_id
    WHERE account_id = ${accountId} ORDER BY at DESC, listing_id DESC`
})

const isBackNow = ({ reason, priceThen, price }: HiddenRow) => isBack(reason, priceThen, price)

/** The listings that lists leave out, with the other ads of the same homes, from memory; and of how many homes. */
const leftOut = Effect.fnUntraced(function* (accountId: string) {
  const { sameHome } = yield* SearchIndex
  const hidden = (yield* rowsOf(accountId)).filter((row) => !isBackNow(row))
  const others = yield* Effect.forEach(hidden, ({ listingId }) => sameHome(listingId))
  return {
    ids: [...new Set([...hidden.map(({ listingId }) => listingId), ...others.flat()])],
    homes: hidden.length,
  }
})

const changed = Effect.fnUntraced(function* (accountId: string) {
  const { ids } = yield* leftOut(accountId)
  return { ids, counters: yield* countersOf(accountId) }
})

const wholeList = Effect.fnUntraced(function* (accountId: string, language: Language) {
  const rows = yield* rowsOf(accountId)
  const cards = yield* (yield* Listings).cards(
    rows.map(({ listingId }) => listingId),
    language,
  )
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return {
    hidden: rows.map((row) => ({
      listingId: row.listingId,
      reason: row.reason,
      priceThen: row.priceThen,
      at: row.at.toISOString(),
      isBack: isBackNow(row),
      card: cardOf.get(row.listingId) ?? null,
    })),
  }
})

export const list = Effect.fn('hidden.list')(function* () {
  const { accountId } = yield* SignedInSession
  const { language } = yield* requestVisitor
  return yield* dieOnSql(wholeList(accountId, language))
})

export const ids = Effect.fn('hidden.ids')(function* () {
  const session = yield* currentSession
  return session === undefined ? { ids: [], homes: 0 } : yield* dieOnSql(leftOut(session.accountId))
})

export const hide = Effect.fn('hidden.hide')(function* ({
  payload,
}: {
  readonly payload: { readonly listingId: number; readonly reason: HideReason }
}) {
  const accountId = yield* writer
  const { listingId, reason } = payload
  const sql = yield* SqlClient.SqlClient
  const listings = yield* Listings
  const [card] = yield* listings.cards([listingId], defaults.language)
  if (card === undefined) return yield* new ListingNotFound(refusal('listingNotFound'))
  const work = Effect.gen(function* () {
    const rows = yield* sql`INSERT INTO hidden_listings (account_id, listing_id, reason, price_then, at)
      SELECT ${accountId}, ${listingId}, ${reason}, ${card.price}, ${yield* nowDate}
      WHERE (SELECT count(*) FROM hidden_listings WHERE account_id = ${accountId}) < ${savedLimits.hidden}
      ON CONFLICT (account_id, listing_id)
        DO UPDATE SET reason = EXCLUDED.reason, price_then = EXCLUDED.price_then, at = EXCLUDED.at
      RETURNING listing_id`
    if (rows.length === 0) return yield* new SavedFull(refusal('savedFull'))
    return yield* changed(accountId)
  })
  return yield* changeSaved(accountId, ['hide', payload], work)
})

export const show = Effect.fn('hidden.show')(function* ({
  query: { listingId },
}: {
  readonly query: { readonly listingId?: number }
}) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    if (listingId === undefined) yield* sql`DELETE FROM hidden_listings WHERE account_id = ${accountId}`
    else
      yield* sql`DELETE FROM hidden_listings
        WHERE account_id = ${accountId} AND listing_id = ${Math.trunc(listingId)}`
    return yield* changed(accountId)
  })
  return yield* changeSaved(accountId, ['show', listingId ?? null], work)
})
