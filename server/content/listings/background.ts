import { Effect } from 'effect'
import type { SqlClient } from 'effect/sql'
import type { Flags } from '#domain/flags.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { ListingBackground, ProjectUnit } from '#domain/listing/ListingBackground.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { countries } from '#domain/listing/vocabularies/countries.ts'
import { courts } from '#domain/listing/vocabularies/courts.ts'
import { auctionStatuses, contracts, kinds } from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'
import type { SearchIndexService } from '#server/content/search-index/SearchIndex.ts'
import { shownLocation, statedName } from './cardOf.ts'
import type { PlacedIds } from '#server/content/geography/Places.ts'
import { type BackgroundRow, backgroundSelect } from './listingRow.ts'
import { nearbyOf } from './nearbyOf.ts'
import { comparisonOf } from './priceComparison.ts'
import { notFound, refuseHidden } from './refuseHidden.ts'

interface Sources {
  readonly sql: SqlClient.SqlClient
  readonly index: Pick<SearchIndexService, 'matches'>
  readonly gazetteer: Gazetteer
  readonly flags: Flags
  /** Smallest first. */
  readonly placesOf: (row: PlacedIds, language: Language) => readonly PlaceReference[]
}

const query = `SELECT ${backgroundSelect} FROM listings WHERE listings.id = $1`

const auctionOf = ({ contract, auctionStatus, court }: BackgroundRow): ListingBackground['auction'] =>
  contract === contracts.idOf('auction')
    ? { status: statedName(auctionStatuses, auctionStatus), court: statedName(courts, court) }
    : null

/** Collects facts around a listing, beyond its ad. */
export const makeBackground = ({ sql, index, gazetteer, flags, placesOf }: Sources) => {
  const near = (row: BackgroundRow, language: Language) => {
    const { latitude, longitude } = shownLocation(row)
    if (latitude === null || longitude === null) return null
    // The tables know Greece alone.
    if (countries.nameOf(row.country) !== 'greece') return null
    return nearbyOf(gazetteer, { latitude, longitude }, language)
  }
  const unitsOf = ({ id, kind }: BackgroundRow) =>
    kind === kinds.idOf('project')
      ? Effect.orDie(
          sql<ProjectUnit>`SELECT name, price, surface, bedrooms, floor, is_available AS "isAvailable"
            FROM project_units WHERE listing_id = ${id} ORDER BY position`,
        )
      : Effect.succeed(null)
  return Effect.fn('Listings.background')(function* (id: number, language: Language) {
    const [row] = yield* Effect.orDie(sql.unsafe<BackgroundRow>(query, [id]))
    if (row === undefined) return yield* notFound
    yield* refuseHidden(row, flags)
    return {
      comparison: yield* comparisonOf(index, row, placesOf(row, language)),
      nearby: near(row, language),
      auction: auctionOf(row),
      units: yield* unitsOf(row),
    } satisfies ListingBackground
  })
}
