import { Schema } from 'effect'
import { ListingCard, PlaceReference } from '../listing/ListingCard.ts'
import { ignoredReasons } from '../search/SearchQuery.ts'

const Ints = Schema.Array(Schema.Int)
const Stated = Schema.Array(Schema.NullOr(Schema.Int))

/** Pins, a column each. Positions are hundred-thousandths of a degree, each as the difference to the previous one. */
export const PinColumns = Schema.Struct({
  id: Ints,
  latitude: Ints,
  longitude: Ints,
  price: Stated,
  surface: Stated,
  bedrooms: Stated,
  radius: Ints,
  /** Indexes in this list of those with a price cut. */
  reduced: Ints,
  /** Positions in the list of names. */
  place: Ints,
  /** Positions in this list of the best, the most relevant first. */
  best: Ints,
})
export type PinColumns = typeof PinColumns.Type

/** Clusters, a column each, as pins are. */
export const ClusterColumns = Schema.Struct({
  count: Ints,
  latitude: Ints,
  longitude: Ints,
  cheapest: Stated,
  dearest: Stated,
  place: Ints,
})
export type ClusterColumns = typeof ClusterColumns.Type

/** The agency whose homes a search asks for, its name in the language of the request. */
export const AskedAgency = Schema.Struct({ id: Schema.Int, name: Schema.String })
export type AskedAgency = typeof AskedAgency.Type

/** The map of a search: the same homes as the list, limited to the view. */
export const MapView = Schema.Struct({
  /** All results of the search, in the view or not. */
  total: Schema.Int,
  /** Of them those that no map may show: their advertisers keep the place to themselves. */
  unplaced: Schema.Int,
  inView: Schema.Int,
  /** The camera: the requested centre and zoom, or the searched place. */
  camera: Schema.Struct({ latitude: Schema.Number, longitude: Schema.Number, zoom: Schema.Number }),
  /** Names that pins and clusters refer to by position. */
  names: Schema.Array(Schema.String),
  /** Every home in sight is in exactly one cluster or is a pin. */
  pins: PinColumns,
  clusters: ClusterColumns,
  /** The places with the most homes in sight, each with the mean position of its homes. */
  areas: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      total: Schema.Int,
      latitude: Schema.Number,
      longitude: Schema.Number,
    }),
  ),
  /** The span of the prices in sight, EUR; null where none is stated. */
  prices: Schema.NullOr(Schema.Struct({ cheapest: Schema.Int, dearest: Schema.Int })),
  /** A page of the homes in the view, in the requested order. */
  page: Schema.Int,
  pages: Schema.Int,
  listings: Schema.Array(ListingCard),
  /** The searched place, from the smallest level to the country; empty for all of Greece. */
  places: Schema.Array(PlaceReference),
  /** The agency that is asked for, if it exists. */
  agency: Schema.optional(AskedAgency),
  /** Parameters that could not be read. */
  ignored: Schema.Array(
    Schema.Struct({ name: Schema.String, value: Schema.String, reason: Schema.Literals(ignoredReasons) }),
  ),
})
export type MapView = typeof MapView.Type
