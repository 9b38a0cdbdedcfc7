import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup } from 'effect/http-api'
import { directions } from '../geography/bearing.ts'
import { geographyLevels } from '../geography/levels.ts'
import { shapeLevels } from '../geography/shapeLevels.ts'
import { schemaOf } from '../vocabularySchema.ts'
import { AddressesUnavailable, PlaceNotFound } from './errors.ts'
import { LanguageParameter } from './language.ts'

const Level = schemaOf(geographyLevels)

/** Characters of what is typed. */
const Typed = Schema.String.check(Schema.isMaxLength(100))

const Degrees = (most: number) => Schema.Finite.check(Schema.isBetween({ minimum: -most, maximum: most }))
const Latitude = Degrees(90)
const Longitude = Degrees(180)

/** A suggested place. */
export const PlaceSuggestion = Schema.Struct({
  id: Schema.Int,
  level: Level,
  name: Schema.String,
  /** The places around it, smallest first: "Athens, Attica". */
  context: Schema.String,
  /** Segments for a search path, without slashes at the ends: `athina/kolonaki`. */
  path: Schema.String,
})
export type PlaceSuggestion = typeof PlaceSuggestion.Type

const place = {
  id: Schema.Int,
  level: Level,
  name: Schema.String,
  /** The places around it, smallest first: "Athens, Attica". */
  context: Schema.String,
  /** WGS84 degrees: the middle of what people call by the name. */
  latitude: Schema.Number,
  longitude: Schema.Number,
}

/** A place that a map can go to: of any level, stations and lines too. */
export const FoundPlace = Schema.Struct({
  ...place,
  /** Segments for a search path, where one can name the place. */
  path: Schema.optionalKey(Schema.String),
})
export type FoundPlace = typeof FoundPlace.Type

/** A place beside a point. */
export const NearPlace = Schema.Struct({
  ...place,
  /** From the place's middle to the point; 0 for the island that the point is on. */
  metres: Schema.Int,
  /** The direction from the place's centre to the point; null within 50 m of it, and on the island itself. */
  direction: Schema.NullOr(Schema.Literals(directions)),
})
export type NearPlace = typeof NearPlace.Type

/** Where a point is, in places. */
export const PointPlaces = Schema.Struct({
  /** On land of Greece (a lake is land), at sea around it, or elsewhere. */
  ground: Schema.Literals(['land', 'sea', 'abroad']),
  /** For people: "300 m north-east of Pangrati, Athens". */
  words: Schema.String,
  /** The municipality with the nearest points, then the nearest zone, station and island, if they are close enough. */
  places: Schema.Array(NearPlace),
})
export type PointPlaces = typeof PointPlaces.Type

/** A street address as the configured geocoder has it. */
export const Address = Schema.Struct({
  name: Schema.String,
  context: Schema.String,
  latitude: Schema.Number,
  longitude: Schema.Number,
})
export type Address = typeof Address.Type

export const Addresses = Schema.Struct({
  /** Whether there is a geocoder to ask. */
  configured: Schema.Boolean,
  /** Best first, in Greece only. */
  addresses: Schema.Array(Address),
  /** The attribution that must be shown with the data; null if the geocoder has none. */
  attribution: Schema.NullOr(Schema.String),
})
export type Addresses = typeof Addresses.Type

const Position = Schema.Tuple([Schema.Number, Schema.Number])
const Rings = Schema.Array(Schema.Array(Position))

/** An outline as a GeoJSON feature (RFC 7946). */
export const PlaceShape = Schema.Struct({
  type: Schema.Literal('Feature'),
  /** West, south, east, north. */
  bbox: Schema.Tuple([Schema.Number, Schema.Number, Schema.Number, Schema.Number]),
  geometry: Schema.Union([
    Schema.Struct({ type: Schema.Literal('Polygon'), coordinates: Rings }),
    Schema.Struct({ type: Schema.Literal('MultiPolygon'), coordinates: Schema.Array(Rings) }),
  ]),
  properties: Schema.Struct({
    level: Schema.Literals(shapeLevels),
    id: Schema.Int,
    name: Schema.String,
    /**
     * Derived from points and the coast, imported by the operator, or fetched from the configured service.
     */
    source: Schema.Literals(['derived', 'imported', 'outside']),
    isApproximate: Schema.Boolean,
    /** Whom its licence wants named wherever it is shown. */
    attribution: Schema.optionalKey(Schema.String),
    /**
     * Why it is derived although a service is configured: the service did not reply, or has no such place.
     */
    note: Schema.optionalKey(Schema.Literals(['serviceUnavailable', 'serviceHasNone'])),
  }),
})
export type PlaceShape = typeof PlaceShape.Type

/** Levels whose places can be chosen from a list. */
export const choiceLevels = ['metroLine', 'metro', 'cityZone', 'island'] as const
export type ChoiceLevel = (typeof choiceLevels)[number]

/** A place in a list to choose from. */
export const PlaceChoice = Schema.Struct({ id: Schema.Int, name: Schema.String })
export type PlaceChoice = typeof PlaceChoice.Type

/** Places: found by name, by point, by address, from lists, and their outlines. */
export class GeographyApi extends HttpApiGroup.make('geography').add(
  HttpApiEndpoint.get('suggest', '/api-next/geography/suggest/', {
    query: { ...LanguageParameter, q: Typed },
    success: Schema.Array(PlaceSuggestion),
  }),
  HttpApiEndpoint.get('find', '/api-next/geography/find/', {
    query: {
      ...LanguageParameter,
      q: Typed,
      /** Once or several times; all that have places when absent. */
      levels: Schema.optional(Schema.Union([Level, Schema.Array(Level)])),
    },
    success: Schema.Array(FoundPlace),
  }),
  HttpApiEndpoint.get('choices', '/api-next/geography/choices/', {
    query: {
      ...LanguageParameter,
      level: Schema.Literals(choiceLevels),
      /** The municipality of the zones, or the line of the stations. */
      of: Schema.optional(Schema.Int),
    },
    /** By name; stations in the order of their line. */
    success: Schema.Array(PlaceChoice),
  }),
  HttpApiEndpoint.get('near', '/api-next/geography/near/', {
    query: { ...LanguageParameter, lat: Latitude, lng: Longitude },
    success: PointPlaces,
  }),
  HttpApiEndpoint.get('addresses', '/api-next/geography/addresses/', {
    query: { ...LanguageParameter, q: Typed },
    success: Addresses,
    error: AddressesUnavailable,
  }),
  HttpApiEndpoint.get('shapes', '/api-next/geography/shapes/', {
    query: { ...LanguageParameter, level: Schema.Literals(shapeLevels), id: Schema.Int },
    success: PlaceShape,
    error: PlaceNotFound,
  }),
) {}
