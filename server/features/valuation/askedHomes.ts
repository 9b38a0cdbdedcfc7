/** Homes on the market with what an estimate needs of them. Their true point is not read: what is not read cannot be shown. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Point } from '#domain/geography/Place.ts'
import { conditions, surfaceKinds, typologies, views } from '#domain/listing/vocabularies/building.ts'
import { countries } from '#domain/listing/vocabularies/countries.ts'
import { energyClasses } from '#domain/listing/vocabularies/energy.ts'
import { categories, contracts, kinds, statuses } from '#domain/listing/vocabularies/market.ts'
import type { GuideContract } from '#domain/market/guideAddress.ts'
import { typologyIdsOf } from '#domain/market/kindTypologies.ts'
import type { PriceKindName } from '#domain/market/priceKinds.ts'
import { alike } from '#domain/valuation/limits.ts'
import type { AskedHome } from '#domain/valuation/ValuedHome.ts'
import { valuedLimits } from '#domain/valuation/ValuationAsked.ts'

interface HomeRow {
  readonly id: number
  readonly property: number
  readonly latitude: number | null
  readonly longitude: number | null
  readonly province: number | null
  readonly municipality: number
  readonly zone: number | null
  readonly typology: number
  readonly surface: number
  readonly builtYear: number | null
  readonly floor: number | null
  readonly lift: boolean | null
  readonly condition: number | null
  readonly energyClass: number | null
  readonly views: number | null
  readonly hasParking: boolean
  readonly pool: boolean | null
  readonly price: number
}

export interface HomesAsked {
  readonly kind: PriceKindName
  readonly contract: GuideContract
  /** Only in these municipalities; everywhere if undefined. */
  readonly municipalities?: readonly number[]
  /** m². */
  readonly surface?: readonly [least: number, most: number]
}

/** Each home by the cheapest of its ads: whole, in full ownership, by gross area where the ad says which. */
const query = (kind: PriceKindName, contract: GuideContract) => `
  SELECT DISTINCT ON (property_id) id, property_id AS property, shown_latitude AS latitude,
    shown_longitude AS longitude, province_id AS province, municipality_id AS municipality, zone_id AS zone, typology,
    surface, built_year AS "builtYear", floor, lift, condition, energy_class AS "energyClass", view_mask AS views,
    parking_kind IS NOT NULL AS "hasParking", pool, price
  FROM listings
  WHERE listings.kind = ${kinds.idOf('ad')} AND category = ${categories.idOf('residential')}
    AND country = ${countries.idOf('greece')} AND status = ${statuses.idOf('active')}
    AND contract = ${contracts.idOf(contract)} AND typology IN (${typologyIdsOf(kind).join(', ')})
    AND bare_ownership IS NOT TRUE AND usufruct IS NOT TRUE AND undivided_share IS NOT TRUE
    AND coalesce(surface_kind, ${surfaceKinds.idOf('gross')}) = ${surfaceKinds.idOf('gross')}
    AND price > 0 AND surface BETWEEN $1 AND $2 AND municipality_id IS NOT NULL
    AND ($3::int4[] IS NULL OR municipality_id = ANY($3::int4[]))
  ORDER BY property_id, price, id`

const viewOf = (mask: number | null): AskedHome['view'] =>
  mask === null || mask === 0 ? null : mask & (1 << views.idOf('sea')) ? 'sea' : 'other'

/** The shown point; where an ad shows none, the middle of its zone or municipality. */
function pointOf(
  { latitude, longitude, zone, municipality }: HomeRow,
  gazetteer: Gazetteer,
): Point | undefined {
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  return (
    (zone === null ? undefined : gazetteer.place('cityZone', zone)) ?? gazetteer.place('city', municipality)
  )
}

function homeOf(row: HomeRow, gazetteer: Gazetteer): AskedHome | undefined {
  const point = pointOf(row, gazetteer)
  const typology = typologies.nameOf(row.typology)
  if (point === undefined || typology === undefined) return undefined
  const { condition, energyClass, views: mask, hasParking, ...rest } = row
  return {
    ...rest,
    latitude: point.latitude,
    longitude: point.longitude,
    typology,
    condition: condition === null ? null : (conditions.nameOf(condition) ?? null),
    energyClass: energyClass === null ? null : (energyClasses.nameOf(energyClass) ?? null),
    view: viewOf(mask),
    parking: hasParking ? true : null,
  }
}

/** The homes on the market of a kind and contract. */
export const askedHomes = Effect.fn('askedHomes')(function* (asked: HomesAsked, gazetteer: Gazetteer) {
  const sql = yield* SqlClient.SqlClient
  const { least, most } = valuedLimits.surface
  const [from, to] = asked.surface ?? [least, most]
  const rows = yield* sql.unsafe<HomeRow>(query(asked.kind, asked.contract), [
    Math.ceil(from),
    Math.floor(to),
    asked.municipalities ?? null,
  ])
  return rows.flatMap((row) => homeOf(row, gazetteer) ?? [])
})

/** Municipalities whose homes may be near enough: their middle is not farther than twice the reach. */
export const municipalitiesNear = (gazetteer: Gazetteer, point: Point): readonly number[] =>
  gazetteer
    .nearestPlaces(point, 'city', gazetteer.ofLevel('city').length)
    .filter(({ kilometres }, at) => at === 0 || kilometres <= 2 * alike.kilometres)
    .map(({ place }) => place.id)
