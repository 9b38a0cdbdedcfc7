/** Asks advertisers whether a home is still offered, once after each confirmation; ads that stay silent fade. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { freshness } from '#domain/listing/freshness.ts'
import { factNames } from '#domain/listing/facts/factTable.ts'
import { type ContractName, contracts, statuses } from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'
import { dieOnSql, inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { type FactRow, factsOfRow, selectFacts } from '#server/content/listings/writing/factColumns.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { linkTo } from '#server/identity/links.ts'
import { hashOfToken, newToken } from '#server/identity/secretToken.ts'
import { Configuration } from '#server/platform/Configuration.ts'

const dayMs = 86_400_000

/** At once: a portal that stood still for weeks does not write all its mails in one transaction. */
const MOST = 200

const perContract = (day: 'ask' | 'fade', now: Date) =>
  Object.entries(freshness).map(([name, days]) => ({
    contract: contracts.idOf(name as ContractName),
    oldest: new Date(now.getTime() - days[day] * dayMs),
  }))

interface Due {
  readonly id: number
  readonly confirmedAt: Date
  readonly email: string
  readonly name: string
  readonly language: Language
}

/** Ads of a contract to ask about: each with one account that answers for it. Another process skips those held here. */
const due = Effect.fnUntraced(function* (contract: number, oldest: Date) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<Due>`WITH asked AS (
      SELECT listings.id, listings.confirmed_at, listings.advertiser_id FROM listings
      WHERE contract = ${contract} AND status = ${statuses.idOf('active')} AND listings.confirmed_at <= ${oldest}
        AND EXISTS (SELECT 1 FROM status_events WHERE listing_id = listings.id)
        AND EXISTS (SELECT 1 FROM advertiser_accounts WHERE advertiser_id = listings.advertiser_id)
        AND NOT EXISTS (SELECT 1 FROM listing_asks
          WHERE listing_id = listings.id AND listing_asks.confirmed_at = listings.confirmed_at)
      ORDER BY listings.confirmed_at LIMIT ${MOST} FOR UPDATE SKIP LOCKED
    )
    SELECT DISTINCT ON (asked.id) asked.id, asked.confirmed_at AS "confirmedAt", accounts.email, accounts.name,
      accounts.language FROM asked
    JOIN advertiser_accounts USING (advertiser_id) JOIN accounts ON accounts.id = account_id
    ORDER BY asked.id, accounts.id`
})

/**
 * Writes the mail of one ad, unless it was asked meanwhile: another process may have committed its question between this
 * one's snapshot and its lock, which only the row of the question tells.
 */
const ask = Effect.fnUntraced(function* ({ id, confirmedAt, email, name, language }: Due, now: Date) {
  const sql = yield* SqlClient.SqlClient
  const { origin } = yield* Configuration
  const token = newToken()
  const isFirst = yield* sql`INSERT INTO listing_asks AS asks (listing_id, token_hash, confirmed_at, asked_at)
    VALUES (${id}, ${hashOfToken(token)}, ${confirmedAt}, ${now})
    ON CONFLICT (listing_id) DO UPDATE SET token_hash = excluded.token_hash, confirmed_at = excluded.confirmed_at,
      asked_at = excluded.asked_at, faded_at = NULL
    WHERE asks.confirmed_at <> excluded.confirmed_at RETURNING listing_id`
  if (isFirst.length === 0) return
  const [card] = yield* (yield* Listings).cards([id], language)
  const link = linkTo(origin, 'confirmListing', language, token)
  const data = { name, title: card?.title ?? '', link, at: confirmedAt.toISOString() }
  yield* (yield* Outbox).put({ kind: 'stillOffered', to: email, language, data })
})

/** Writes the mails that are due, each with the row that says so. Returns how many. */
export const askToConfirm = Effect.gen(function* () {
  const now = yield* nowDate
  let total = 0
  for (const { contract, oldest } of perContract('ask', now))
    for (let asked = MOST; asked === MOST; total += asked)
      asked = yield* inTransaction(
        Effect.gen(function* () {
          const ads = yield* due(contract, oldest)
          for (const ad of ads) yield* ask(ad, now)
          return ads.length
        }),
      )
  return total
})

interface Fading extends FactRow {
  readonly listingId: number
  readonly photos: number
  readonly confirmedAt: Date
}

/** Recomputes the merit of unconfirmed ads, once, so that they stand further down. Returns how many. */
export const fadeUnconfirmed = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { fade } = yield* ListingWriter
  const now = yield* nowDate
  let total = 0
  for (const { contract, oldest } of perContract('fade', now))
    total += yield* inTransaction(
      Effect.gen(function* () {
        const ads = yield* sql.unsafe<Fading>(
          `SELECT listings.id AS "listingId", listings.confirmed_at AS "confirmedAt",
              greatest(cardinality(photos), (SELECT count(*)::int FROM photographs
                WHERE photographs.listing_id = listings.id)) AS photos, ${selectFacts(factNames)}
            FROM listings JOIN listing_asks ON listing_asks.listing_id = listings.id
            WHERE contract = $1 AND status = ${statuses.idOf('active')} AND listings.confirmed_at <= $2
              AND listing_asks.confirmed_at = listings.confirmed_at AND faded_at IS NULL
            LIMIT ${MOST} FOR UPDATE OF listing_asks SKIP LOCKED`,
          [contract, oldest],
        )
        for (const row of ads) {
          yield* fade({ ...row, id: row.listingId, facts: factsOfRow(row, factNames) }, now)
          yield* sql`UPDATE listing_asks SET faded_at = ${now} WHERE listing_id = ${row.listingId}`
        }
        return ads.length
      }),
    )
  return total
}).pipe(dieOnSql)
