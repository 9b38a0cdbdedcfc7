import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import type { ListingFacts } from '#domain/listing/facts/factTable.ts'
import type { SentListing } from '#domain/listing/facts/readListing.ts'
import {
  type AdvertiserTypeName,
  priceEvents,
  type PriceEventName,
  publisherRoles,
  type StatusName,
  statuses,
  tiers,
} from '#domain/listing/vocabularies/market.ts'
import { countStated, meritOf } from '#domain/search/relevance.ts'
import { Places } from '#server/content/geography/Places.ts'
import { type Columns, columnsOfFacts } from './factColumns.ts'
import { settleProperty } from '../properties/settleProperty.ts'
import { makePlacesOf, nowhere, shownColumns } from './locateHome.ts'

/** A listing that is in the database, as writing needs it. */
export interface StoredListing {
  readonly id: number
  readonly version: number
  readonly status: StatusName
  readonly facts: ListingFacts
  readonly photos: number
  readonly confirmedAt: Date
}

/** Who offers a home. */
export interface Advertiser {
  readonly id: number
  readonly type: AdvertiserTypeName
}

/** The lock under which numbers of listings are given: the next is one more than the last. */
const NUMBERS = 7002

/** Every column that follows from what was sent; undefined where the point lies outside Greece. */
export type RowOf = (facts: ListingFacts) => Columns | undefined

const meritColumns = (facts: ListingFacts, pictures: number, confirmedAt: Date, now: Date): Columns => ({
  relevance: Math.fround(meritOf({ stated: countStated(facts), pictures, confirmedAt }, now)),
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const placesOf = makePlacesOf(yield* Places)

  const rowOf: RowOf = (facts) => {
    const { latitude, longitude } = facts
    const point = latitude === null || longitude === null ? null : { latitude, longitude }
    const places = point === null ? nowhere : placesOf(point)
    return places && { ...columnsOfFacts(facts), ...shownColumns(point, facts), ...places }
  }

  const insert = (table: string, row: Columns) => {
    const names = Object.keys(row)
    return sql.unsafe(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    )
  }

  const update = (id: number, row: Columns) => {
    const names = Object.keys(row)
    const set = names.map((name, at) => `${name} = $${at + 2}`).join(', ')
    return sql.unsafe(`UPDATE listings SET ${set}, version = version + 1 WHERE id = $1`, [
      id,
      ...Object.values(row),
    ])
  }

  const insertTexts = Effect.fnUntraced(function* (id: number, { texts, units }: SentListing) {
    for (const [language, { title, description }] of Object.entries(texts))
      yield* insert('listing_texts', { listing_id: id, language, title, description })
    for (const [at, { isAvailable, ...unit }] of units.entries())
      yield* insert('project_units', {
        listing_id: id,
        position: at + 1,
        ...unit,
        is_available: isAvailable,
      })
  })

  const replaceTexts = Effect.fnUntraced(function* (id: number, listing: SentListing) {
    yield* sql`DELETE FROM listing_texts WHERE listing_id = ${id}`
    yield* sql`DELETE FROM project_units WHERE listing_id = ${id}`
    yield* insertTexts(id, listing)
  })

  /** Events of a listing follow each other, also within a millisecond. */
  const writePrice = (id: number, price: number, event: PriceEventName, now: Date) =>
    sql`INSERT INTO price_events (listing_id, at, price, kind)
      SELECT ${id}, greatest(${now}::timestamptz, max(at) + interval '1 millisecond'), ${price}, ${priceEvents.idOf(event)}
      FROM price_events WHERE listing_id = ${id}`

  const writeStatus = (id: number, status: StatusName, now: Date) =>
    sql`INSERT INTO status_events (listing_id, at, status)
      SELECT ${id}, greatest(${now}::timestamptz, max(at) + interval '1 millisecond'), ${statuses.idOf(status)}
      FROM status_events WHERE listing_id = ${id}`

  return {
    rowOf,

    /** Writes a new listing and returns its id. Inside a transaction, as the rest. */
    create: Effect.fn('ListingWriter.create')(function* (
      advertiser: Advertiser,
      listing: SentListing,
      row: Columns,
      status: StatusName,
      now: Date,
    ) {
      yield* sql`SELECT pg_advisory_xact_lock(${NUMBERS}::int, 0)`
      const [next] = yield* sql<{ id: number }>`SELECT coalesce(max(id), 0) + 1 AS id FROM listings`
      const id = next?.id ?? 1
      yield* insert('listings', {
        ...row,
        ...meritColumns(listing.facts, 0, now, now),
        id,
        advertiser_id: advertiser.id,
        status: statuses.idOf(status),
        tier: tiers.idOf('none'),
        publisher_role: publisherRoles.idOf(advertiser.type === 'private' ? 'user' : 'agent'),
        created_at: now,
        modified_at: now,
        confirmed_at: now,
      })
      yield* insertTexts(id, listing)
      yield* writeStatus(id, status, now)
      const { price } = listing.facts
      if (status !== 'draft' && price !== null) yield* writePrice(id, price, 'published', now)
      yield* settleProperty(id, now)
      return id
    }),

    /** Writes what a listing says now. */
    change: Effect.fn('ListingWriter.change')(function* (
      stored: StoredListing,
      listing: SentListing,
      row: Columns,
      now: Date,
    ) {
      const { id, status, photos, confirmedAt } = stored
      yield* update(id, {
        ...row,
        ...meritColumns(listing.facts, photos, confirmedAt, now),
        modified_at: now,
      })
      yield* replaceTexts(id, listing)
      const { price } = listing.facts
      if (status !== 'draft' && price !== null && price !== stored.facts.price)
        yield* writePrice(id, price, 'changed', now)
      yield* settleProperty(id, now)
    }),

    /** Moves a listing to a status. An ad that is shown for the first time is new from now on. */
    move: Effect.fn('ListingWriter.move')(function* (
      stored: StoredListing,
      status: StatusName,
      event: PriceEventName | undefined,
      now: Date,
    ) {
      const { id, facts, photos } = stored
      const isFirst = stored.status === 'draft' && (status === 'active' || status === 'held')
      const isGone = status === 'withdrawn' || status === 'soldOrRented'
      yield* update(id, {
        status: statuses.idOf(status),
        withdrawn_at: isGone ? now : null,
        ...(status === 'active' && { confirmed_at: now, ...meritColumns(facts, photos, now, now) }),
        ...(isFirst && { created_at: now, modified_at: now }),
      })
      yield* writeStatus(id, status, now)
      if (facts.price !== null && event !== undefined)
        yield* writePrice(id, facts.price, isFirst ? 'published' : event, now)
      if (isFirst) yield* settleProperty(id, now)
    }),

    /** A listing has so many photographs now. Its words and facts are the same: the version stays. */
    illustrate: Effect.fn('ListingWriter.illustrate')(function* (
      { id, facts, confirmedAt }: StoredListing,
      count: number,
      now: Date,
    ) {
      const { relevance } = meritColumns(facts, count, confirmedAt, now)
      yield* sql`UPDATE listings SET relevance = ${Number(relevance)}, modified_at = ${now} WHERE id = ${id}`
    }),

    /** Recomputes merit, since its advertiser has not confirmed it. Nothing that the ad says changes. */
    fade: Effect.fn('ListingWriter.fade')(function* (
      { id, facts, photos, confirmedAt }: Pick<StoredListing, 'id' | 'facts' | 'photos' | 'confirmedAt'>,
      now: Date,
    ) {
      const { relevance } = meritColumns(facts, photos, confirmedAt, now)
      yield* sql`UPDATE listings SET relevance = ${Number(relevance)} WHERE id = ${id}`
    }),

    /** The advertiser said that the home is still offered. */
    confirm: Effect.fn('ListingWriter.confirm')(function* ({ id, facts, photos }: StoredListing, now: Date) {
      const { relevance } = meritColumns(facts, photos, now, now)
      yield* sql`UPDATE listings SET confirmed_at = ${now}, relevance = ${Number(relevance)} WHERE id = ${id}`
    }),
  }
})

/** Writes listings: their rows, texts, units, and the histories of price and status. */
export class ListingWriter extends Context.Service<ListingWriter, Effect.Success<typeof make>>()(
  'estia/listings/ListingWriter',
) {
  static readonly layer: Layer.Layer<ListingWriter, never, SqlClient.SqlClient | Places> = Layer.effect(
    ListingWriter,
    make,
  )
}
