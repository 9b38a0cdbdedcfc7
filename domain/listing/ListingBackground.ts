import { Schema } from 'effect'
import { schemaOf } from '../vocabularySchema.ts'
import { PlaceReference } from './ListingCard.ts'
import { courts } from './vocabularies/courts.ts'
import { auctionStatuses } from './vocabularies/market.ts'

/** Asking prices per square metre of comparable homes nearby. EUR; a month's rent for rentals. */
export const PriceComparison = Schema.Struct({
  /** Their area: the smallest place around the home that has enough of them. */
  place: PlaceReference,
  /** Compared listings, without this one. */
  count: Schema.Int,
  lowerQuartile: Schema.Number,
  median: Schema.Number,
  upperQuartile: Schema.Number,
  steps: Schema.Array(Schema.Struct({ from: Schema.Number, to: Schema.Number, count: Schema.Int })),
  /** Ads too far from the others to be drawn. */
  outside: Schema.Int,
})
export type PriceComparison = typeof PriceComparison.Type

/** The price data around a home. */
export const nearbyKinds = ['metro', 'sea', 'port'] as const
export type NearbyKind = (typeof nearbyKinds)[number]

/** Something near, in metres in a straight line from the point that is shown. */
export const NearbyThing = Schema.Struct({
  kind: Schema.Literals(nearbyKinds),
  /** Null for the sea. */
  name: Schema.NullOr(Schema.String),
  /** The metro lines of a station. */
  lines: Schema.Array(Schema.String),
  /** Rounded as far as the data can be trusted; 0 for "less than a step". */
  metres: Schema.Int,
})
export type NearbyThing = typeof NearbyThing.Type

/** The facts of an auction; null if not stated. */
export const AuctionFacts = Schema.Struct({
  status: Schema.NullOr(schemaOf(auctionStatuses)),
  court: Schema.NullOr(schemaOf(courts)),
})
export type AuctionFacts = typeof AuctionFacts.Type

/** A flat or house of a project. Null is "not stated". */
export const ProjectUnit = Schema.Struct({
  name: Schema.String,
  /** EUR. */
  price: Schema.NullOr(Schema.Int),
  /** m². */
  surface: Schema.NullOr(Schema.Int),
  bedrooms: Schema.NullOr(Schema.Int),
  /** Floor code: see vocabularies/floor.ts. */
  floor: Schema.NullOr(Schema.Int),
  isAvailable: Schema.NullOr(Schema.Boolean),
})
export type ProjectUnit = typeof ProjectUnit.Type

/** The portal's data on a listing beyond the listing itself. Null if there is not enough. */
export const ListingBackground = Schema.Struct({
  comparison: Schema.NullOr(PriceComparison),
  /** Null where the advertiser shows no point. */
  nearby: Schema.NullOr(Schema.Array(NearbyThing)),
  /** Null for what is not auctioned. */
  auction: Schema.NullOr(AuctionFacts),
  /** The units of a project; empty if its advertiser lists none. Null if it is no project. */
  units: Schema.NullOr(Schema.Array(ProjectUnit)),
})
export type ListingBackground = typeof ListingBackground.Type
