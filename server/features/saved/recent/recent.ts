/** Homes and searches that an account looked at lately, once it agreed to keep them. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { InvalidRequest } from '#domain/api/errors.ts'
import { isLanguage, type Language } from '#domain/locale.ts'
import { routePath } from '#domain/routes.ts'
import { savedLimits } from '#domain/saved/limits.ts'
import { readSearchPath } from '#domain/search/searchPath.ts'
import { dieOnSql, inTransaction } from '#server/content/changes/inTransaction.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { currentSession, requestVisitor } from '#server/identity/requestVisitor.ts'
import { done, writer } from '../groups/writeCall.ts'

interface SearchRow {
  readonly address: string
  readonly words: string
  readonly language: string
  readonly at: Date
}

const listingRows = Effect.fnUntraced(function* (accountId: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<{ listingId: number; at: Date }>`SELECT listing_id AS "listingId", at FROM recent_listings
    WHERE account_id = ${accountId} ORDER BY at DESC, listing_id DESC LIMIT ${savedLimits.recent}`
})

const searchRows = Effect.fnUntraced(function* (accountId: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<SearchRow>`SELECT address, words, language, at FROM recent_searches
    WHERE account_id = ${accountId} ORDER BY at DESC, address LIMIT ${savedLimits.recent}`
})

const languageOf = (language: string): Language => (isLanguage(language) ? language : 'el')

const read = Effect.fnUntraced(function* (accountId: string | undefined, ids: readonly number[]) {
  const { language } = yield* requestVisitor
  const rows = accountId === undefined ? [] : yield* listingRows(accountId)
  const searches = accountId === undefined ? [] : yield* searchRows(accountId)
  const listings = yield* Listings
  const cards = yield* listings.cards(
    [...new Set([...ids, ...rows.map(({ listingId }) => listingId)])],
    language,
  )
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return {
    listings: rows.map(({ listingId, at }) => ({
      listingId,
      at: at.toISOString(),
      card: cardOf.get(listingId) ?? null,
    })),
    searches: searches.map((row) => ({
      ...row,
      language: languageOf(row.language),
      at: row.at.toISOString(),
    })),
    cards: ids.flatMap((id) => cardOf.get(id) ?? []),
  }
})

export const recent = Effect.fn('recent.recent')(function* ({
  query: { ids = '' },
}: {
  readonly query: { readonly ids?: string }
}) {
  const session = yield* currentSession
  const asked = ids.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return yield* dieOnSql(read(session?.accountId, asked.slice(0, savedLimits.recent).map(Number)))
})

interface Added {
  readonly listings: readonly { readonly listingId: number; readonly at: number }[]
  readonly searches: readonly {
    readonly address: string
    readonly words: string
    readonly language: Language
    readonly at: number
  }[]
}

/** Only lists of this portal are linked. */
const isList = (address: string): boolean => {
  const [path = ''] = address.split('?')
  return path === routePath('searchList') || readSearchPath(path) !== undefined
}

export const add = Effect.fn('recent.add')(function* ({ payload }: { readonly payload: Added }) {
  const accountId = yield* writer
  if (!payload.searches.every(({ address }) => isList(address)))
    return yield* new InvalidRequest(refusal('invalidRequest'))
  const sql = yield* SqlClient.SqlClient
  yield* inTransaction(
    Effect.gen(function* () {
      for (const { listingId, at } of payload.listings)
        yield* sql`INSERT INTO recent_listings (account_id, listing_id, at)
          SELECT ${accountId}, id, ${new Date(at)} FROM listings WHERE id = ${listingId}
          ON CONFLICT (account_id, listing_id) DO UPDATE SET at = greatest(recent_listings.at, EXCLUDED.at)`
      for (const { at, ...search } of payload.searches)
        yield* sql`INSERT INTO recent_searches ${sql.insert({ account_id: accountId, ...search, at: new Date(at) })}
          ON CONFLICT (account_id, address) DO UPDATE SET words = EXCLUDED.words, language = EXCLUDED.language,
            at = greatest(recent_searches.at, EXCLUDED.at)`
      yield* sql`DELETE FROM recent_listings WHERE account_id = ${accountId} AND listing_id NOT IN
        (SELECT listing_id FROM recent_listings WHERE account_id = ${accountId}
          ORDER BY at DESC, listing_id DESC LIMIT ${savedLimits.recent})`
      yield* sql`DELETE FROM recent_searches WHERE account_id = ${accountId} AND address NOT IN
        (SELECT address FROM recent_searches WHERE account_id = ${accountId}
          ORDER BY at DESC, address LIMIT ${savedLimits.recent})`
    }),
  )
  return done
})

export const forget = Effect.fn('recent.forget')(function* () {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  yield* inTransaction(
    Effect.andThen(
      sql`DELETE FROM recent_listings WHERE account_id = ${accountId}`,
      sql`DELETE FROM recent_searches WHERE account_id = ${accountId}`,
    ),
  )
  return done
})

/** The parts of the signed-in user: listings by id, and addresses of searches, the last first. */
export const recentOf = Effect.fn('recent.ofUser')(function* (accountId: string) {
  return {
    lastAds: (yield* listingRows(accountId)).map(({ listingId }) => listingId),
    lastSearches: (yield* searchRows(accountId)).map(({ address }) => address),
  }
}, Effect.orDie)
