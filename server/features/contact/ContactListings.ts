import { Context, Effect, Layer } from 'effect'
import type { SqlError } from 'effect/sql'
import type { ListingNotFound, ListingWithdrawn } from '#domain/api/errors.ts'
import type { ConversationListing } from '#domain/contact/Conversation.ts'
import { typologies } from '#domain/listing/vocabularies/building.ts'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'
import { makePlacesOf, type PlacedIds, Places } from '#server/content/geography/Places.ts'
import { named } from '#server/content/listings/cardOf.ts'
import { notFound, refuseHidden, type ShownRow } from '#server/content/listings/refuseHidden.ts'
import { titleOf } from '#server/content/listings/titles.ts'
import { photosOf, type SentPhoto, sentSelect } from '#server/content/media/photographs/sentPhotos.ts'
import { MediaLibrary } from '#server/content/media/MediaLibrary.ts'
import { Database } from '#server/database/Database.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { reachable } from './reachable.ts'

/** A home to contact, and its advertiser. */
export interface ReachedListing {
  readonly id: number
  readonly advertiserId: number
  readonly contract: number
  readonly kind: number
  readonly publisherRole: number
  readonly advertiserType: string
  /** Null where none is known. */
  readonly phone: string | null
  readonly email: string | null
  /** Their homes can be visited. */
  readonly takesVisits: boolean
}

type TalkedListing = typeof ConversationListing.Type

/** What decides whether it can be contacted at all. */
interface ReachedRow extends ReachedListing, ShownRow {}

interface Row extends PlacedIds {
  readonly id: number
  readonly status: number
  readonly price: number | null
  readonly typology: number
  readonly surface: number | null
  readonly photos: readonly number[]
  readonly sent: readonly SentPhoto[] | null
  readonly title: string | null
}

const reachedQuery = `SELECT listings.id, listings.advertiser_id AS "advertiserId", listings.contract, listings.kind,
    listings.publisher_role AS "publisherRole", listings.status, listings.withdrawn_at AS "withdrawnAt", listings.country,
    advertisers.type AS "advertiserType", coalesce(advertisers.phone, agencies.phone) AS phone,
    ${reachable('advertisers.email')} AS email, advertisers.takes_visits AS "takesVisits"
  FROM listings
  JOIN advertisers ON advertisers.id = listings.advertiser_id
  LEFT JOIN agencies ON agencies.id = advertisers.agency_id
  WHERE listings.id = $1`

const talkedQuery = `SELECT listings.id, listings.status, listings.country, listings.price, listings.typology,
    listings.surface, listings.photos[1:1] AS photos, ${sentSelect(1)},
    listings.region_id AS region, listings.province_id AS province,
    listings.municipality_id AS municipality, listings.zone_id AS zone, listing_texts.title
  FROM listings
  LEFT JOIN listing_texts ON listing_texts.listing_id = listings.id AND listing_texts.language = $2
  WHERE listings.id = ANY($1::int4[])`

export interface ContactListingsService {
  /** A home that the public may see, with who offers it. */
  readonly reached: (id: number) => Effect.Effect<ReachedListing, ListingNotFound | ListingWithdrawn>
  /** Homes as conversations name them, whatever has become of them. */
  readonly talkedOf: (
    ids: readonly number[],
    language: Language,
  ) => Effect.Effect<ReadonlyMap<number, TalkedListing>, SqlError.SqlError>
}

const make = Effect.gen(function* () {
  const { shown: sql } = yield* Database
  const media = yield* MediaLibrary
  const { flags } = yield* Configuration
  const placesOf = makePlacesOf(yield* Places)

  const talkedListing = (row: Row, language: Language): TalkedListing => {
    const facts = { typology: named(typologies, row.typology), surface: row.surface }
    return {
      id: row.id,
      title: row.title ?? titleOf(facts, placesOf(row, language), language),
      price: row.price,
      photo: photosOf(row, media, language)[0] ?? null,
      isActive: row.status === statuses.idOf('active'),
    }
  }

  return {
    reached: Effect.fn('ContactListings.reached')(function* (id) {
      const [row] = yield* Effect.orDie(sql.unsafe<ReachedRow>(reachedQuery, [id]))
      if (row === undefined) return yield* notFound
      yield* refuseHidden(row, flags)
      return row
    }),
    talkedOf: (ids, language) =>
      Effect.map(
        sql.unsafe<Row>(talkedQuery, [[...new Set(ids)], language]),
        (rows) => new Map(rows.map((row) => [row.id, talkedListing(row, language)])),
      ),
  } satisfies ContactListingsService
})

/** Listings with the data that conversations need. */
export class ContactListings extends Context.Service<ContactListings, ContactListingsService>()(
  'estia/contact/ContactListings',
) {
  static readonly layer: Layer.Layer<
    ContactListings,
    never,
    Database | Places | MediaLibrary | Configuration
  > = Layer.effect(ContactListings, make)
}
