import { Schema } from 'effect'
import { schemaOf } from '../vocabularySchema.ts'
import { ListingCard } from './ListingCard.ts'
import { documentKinds } from './documents.ts'
import { MoreFacts } from './facts/moreFacts.ts'
import { sides } from './plan/walkPlan.ts'
import { Photo } from './Photo.ts'
import { type Amenity, amenities } from './vocabularies/amenities.ts'
import { gardens, views } from './vocabularies/building.ts'
import { heatingMedia, heatingSystems } from './vocabularies/heating.ts'
import { availabilities, priceEvents, publisherRoles } from './vocabularies/market.ts'
import { parkingKinds, parkingRights } from './vocabularies/parking.ts'

/** Yes, no, or not stated. */
const Stated = Schema.NullOr(Schema.Boolean)

/** One room of a floor plan, m² with one decimal; null is "not stated". */
export const PlanRoom = Schema.Struct({ room: Schema.String, area: Schema.NullOr(Schema.Number) })

/** A step of the walk through a plan: rooms by their places in its list. */
export const PlanStep = Schema.Struct({
  room: Schema.Int,
  from: Schema.NullOr(Schema.Int),
  side: Schema.Literals(sides),
})

/** A picture of a plan: its address, and its height divided by its width. */
const PlanPicture = Schema.Struct({ path: Schema.String, ratio: Schema.Number })

/** A document that visitors may read. */
export const ShownDocument = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literals(documentKinds),
  /** Of its file. */
  bytes: Schema.Int,
})
export type ShownDocument = typeof ShownDocument.Type

/** A point of the price history. */
export const PricePoint = Schema.Struct({
  at: Schema.String,
  price: Schema.Int,
  event: schemaOf(priceEvents),
})
export type PricePoint = typeof PricePoint.Type

/** A text and the language in which it was written. */
export const WrittenText = Schema.Struct({ language: Schema.String, text: Schema.String })
export type WrittenText = typeof WrittenText.Type

/** Everything the listing page shows. Null always means "not stated". */
export const ListingDetail = Schema.Struct({
  ...ListingCard.fields,
  /** All of them, the card's `photo` first. */
  photos: Schema.Array(Photo),
  /** The advertiser's, in the language that was asked for if there is one, else in another. */
  description: Schema.NullOr(WrittenText),
  /** Written from the stated facts, in the language that was asked for; null if the advertiser wrote in it. */
  factText: Schema.NullOr(Schema.String),
  floorsTotal: Schema.NullOr(Schema.Int),
  heatingSystem: Schema.NullOr(schemaOf(heatingSystems)),
  heatingMedium: Schema.NullOr(schemaOf(heatingMedia)),
  garden: Schema.NullOr(schemaOf(gardens)),
  parkingKind: Schema.NullOr(schemaOf(parkingKinds)),
  parkingRight: Schema.NullOr(schemaOf(parkingRights)),
  views: Schema.Array(schemaOf(views)),
  availability: Schema.NullOr(schemaOf(availabilities)),
  permitYear: Schema.NullOr(Schema.Int),
  renovatedYear: Schema.NullOr(Schema.Int),
  amenities: Schema.Struct(
    Object.fromEntries(amenities.map((name) => [name, Stated])) as {
      readonly [Name in Amenity]: typeof Stated
    },
  ),
  /** What else was stated. */
  more: MoreFacts,
  /** The floor plan with its rooms; null without one. */
  plan: Schema.NullOr(
    Schema.Struct({
      /** Of its picture; null where there is none. */
      path: Schema.NullOr(Schema.String),
      /** Of the picture, its height divided by its width, where that is not three quarters. */
      ratio: Schema.optionalKey(Schema.Number),
      /** Further pictures, as of other storeys. */
      more: Schema.optionalKey(Schema.Array(PlanPicture)),
      rooms: Schema.Array(PlanRoom),
      /** From the entrance, where the ways are known. */
      walk: Schema.optionalKey(Schema.Array(PlanStep)),
      /** Of a drawing for the fingers. */
      tactile: Schema.optionalKey(Schema.String),
      /** The advertiser wrote it: the drawing for the fingers is a scheme. */
      isWritten: Schema.optionalKey(Schema.Boolean),
    }),
  ),
  /** Documents that visitors may read, the first added first; absent without any. */
  documents: Schema.optionalKey(Schema.Array(ShownDocument)),
  reference: Schema.NullOr(Schema.String),
  publisherRole: schemaOf(publisherRoles),
  agency: Schema.NullOr(
    Schema.Struct({
      id: Schema.Int,
      name: Schema.String,
      slug: Schema.String,
      founded: Schema.NullOr(Schema.Int),
    }),
  ),
  modifiedAt: Schema.String,
  /** Oldest first. */
  priceHistory: Schema.Array(PricePoint),
})
export type ListingDetail = typeof ListingDetail.Type
