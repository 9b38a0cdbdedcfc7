/** Listings by the account that answers for their advertiser. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { type FactName, factNames } from '#domain/listing/facts/factTable.ts'
import type { SentListing } from '#domain/listing/facts/readListing.ts'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import { named } from '#server/content/listings/cardOf.ts'
import { type FactRow, factsOfRow, selectFacts } from '#server/content/listings/writing/factColumns.ts'
import type { Advertiser, StoredListing } from '#server/content/listings/writing/ListingWriter.ts'
import { notYours, refuseFields } from './refusals.ts'

interface OwnRow extends FactRow {
  readonly listingId: number
  readonly version: number
  readonly statusId: number
  readonly photos: number
  readonly confirmedAt: Date
  readonly advertiserId: number
}

const ownSelect = `SELECT listings.id AS "listingId", version, status AS "statusId", advertiser_id AS "advertiserId",
    greatest(cardinality(photos),
      (SELECT count(*)::int FROM photographs WHERE photographs.listing_id = listings.id)) AS photos, confirmed_at AS "confirmedAt", ${selectFacts(factNames)}
  FROM listings WHERE id = $1`

const ofAccount = 'AND advertiser_id IN (SELECT advertiser_id FROM advertiser_editors WHERE account_id = $2)'

export interface OwnedListing extends StoredListing {
  readonly advertiserId: number
}

const ownedOf = (row: OwnRow): OwnedListing => ({
  id: row.listingId,
  version: row.version,
  status: named(statuses, row.statusId),
  facts: factsOfRow<FactName>(row, factNames),
  photos: row.photos,
  confirmedAt: row.confirmedAt,
  advertiserId: row.advertiserId,
})

/** A listing of an account; another's is not found. Locked, nobody else changes it before the transaction ends. */
export const ownListing = Effect.fnUntraced(function* (accountId: string, id: number, lock?: 'locked') {
  const sql = yield* SqlClient.SqlClient
  const query = `${ownSelect} ${ofAccount} ${lock ? 'FOR UPDATE' : ''}`
  const [row] = yield* Effect.orDie(sql.unsafe<OwnRow>(query, [id, accountId]))
  return row === undefined ? yield* notYours : ownedOf(row)
})

/** Any listing, locked, for who holds the link of a mail about it. */
export const listingById = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* Effect.orDie(sql.unsafe<OwnRow>(`${ownSelect} FOR UPDATE`, [id]))
  return row === undefined ? yield* notYours : ownedOf(row)
})

/** The texts and units of a listing. */
export const wordsOf = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient.SqlClient
  const texts = yield* sql<{ language: string; title: string | null; description: string | null }>`
    SELECT language, title, description FROM listing_texts WHERE listing_id = ${id} ORDER BY language`
  const units = yield* sql<SentListing['units'][number]>`SELECT name, price, surface, bedrooms, floor,
    is_available AS "isAvailable" FROM project_units WHERE listing_id = ${id} ORDER BY position`
  return {
    texts: Object.fromEntries(
      texts.map(({ language, title, description }) => [language, { title, description }]),
    ) as SentListing['texts'],
    units: units.map((unit) => ({ ...unit })),
  }
}, Effect.orDie)

/** The property of a listing, and how many ads it has. */
export const propertyOfListing = Effect.fnUntraced(function* (id: number) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ id: number; ads: number }>`
    SELECT one.property_id AS id, count(*)::int AS ads FROM listings AS one
    JOIN listings AS others ON others.property_id = one.property_id
    WHERE one.id = ${id} GROUP BY one.property_id`
  return { id: row?.id ?? id, ads: row?.ads ?? 1 }
}, Effect.orDie)

const advertisersOf = Effect.fnUntraced(function* (accountId: string) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<Advertiser>`SELECT advertisers.id, type FROM advertiser_editors
    JOIN advertisers ON advertisers.id = advertiser_id WHERE account_id = ${accountId} ORDER BY advertisers.id`
})

/** Second key of the lock under which advertisers are made. */
const ADVERTISERS = 1

/**
 * A private advertiser for an account that has none. Seekers see the first name alone, and write to it: no number is
 * shown that was not given for that.
 */
const makeAdvertiser = Effect.fnUntraced(function* (accountId: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`SELECT pg_advisory_xact_lock(7002, ${ADVERTISERS}::int)`
  const [known] = yield* advertisersOf(accountId)
  if (known !== undefined) return known
  const [made] = yield* sql<Advertiser>`INSERT INTO advertisers (id, type, name, email, placed_by)
    SELECT (SELECT coalesce(max(id), 0) + 1 FROM advertisers), 'private', nullif(name, ''), email_key, id
    FROM accounts WHERE id = ${accountId} AND verified_at IS NOT NULL RETURNING id, type`
  return made ?? (yield* notYours)
})

/** The advertiser that a new listing is of: the one that was asked for, else the account's first. */
export const advertiserFor = Effect.fnUntraced(function* (accountId: string, asked: unknown) {
  const all = yield* Effect.orDie(advertisersOf(accountId))
  if (asked === undefined || asked === null)
    return all[0] ?? (yield* Effect.catchTag(makeAdvertiser(accountId), 'SqlError', Effect.die))
  return all.find(({ id }) => id === asked) ?? (yield* refuseFields({ advertiserId: { name: 'advertiser' } }))
})
