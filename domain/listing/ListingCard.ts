import { Schema } from 'effect'
import { geographyLevels } from '../geography/levels.ts'
import { schemaOf } from '../vocabularySchema.ts'
import { Photo } from './Photo.ts'
import { conditions, surfaceKinds, typologies } from './vocabularies/building.ts'
import { energyClasses, energyStates } from './vocabularies/energy.ts'
import { advertiserTypes, categories, contracts, kinds, statuses, tiers } from './vocabularies/market.ts'

/** A place of a listing, named in the language of the request. */
export const PlaceReference = Schema.Struct({
  level: schemaOf(geographyLevels),
  id: Schema.Int,
  name: Schema.String,
  slug: Schema.String,
})
export type PlaceReference = typeof PlaceReference.Type

/**
 * The shown place of a listing. `precision` says how exact the point is: exact, an area of `radius` metres
 * around it, or hidden (no point at all). The true point never leaves the server.
 */
export const ShownLocation = Schema.Struct({
  precision: Schema.Literals(['exact', 'area', 'hidden']),
  /** WGS84 degrees; null when hidden. */
  latitude: Schema.NullOr(Schema.Number),
  longitude: Schema.NullOr(Schema.Number),
  /** Metres; null unless the precision is an area. */
  radius: Schema.NullOr(Schema.Int),
})
export type ShownLocation = typeof ShownLocation.Type

/** What a visitor should know before a visit: each is on the card. */
export const dealBreakers = ['occupied', 'bareOwnership', 'undividedShare', 'auction'] as const
export type DealBreaker = (typeof dealBreakers)[number]

/** What a list shows of a listing. Null always means "not stated". Times are ISO 8601 in UTC. */
export const ListingCard = Schema.Struct({
  id: Schema.Int,
  kind: schemaOf(kinds),
  contract: schemaOf(contracts),
  category: schemaOf(categories),
  typology: schemaOf(typologies),
  status: schemaOf(statuses),
  tier: schemaOf(tiers),
  /** Written from the facts, in the language of the request. */
  title: Schema.String,
  /** EUR; a month's rent for rentals. */
  price: Schema.NullOr(Schema.Int),
  /** The last price before a cut, EUR, and when it was cut. */
  reduction: Schema.NullOr(Schema.Struct({ from: Schema.Int, at: Schema.String })),
  /** m², and which area that is. */
  surface: Schema.NullOr(Schema.Int),
  surfaceKind: Schema.NullOr(schemaOf(surfaceKinds)),
  /** Plot, m². */
  plot: Schema.NullOr(Schema.Int),
  rooms: Schema.NullOr(Schema.Int),
  bedrooms: Schema.NullOr(Schema.Int),
  bathrooms: Schema.NullOr(Schema.Int),
  /** Floor code: tenths of a storey, see vocabularies/floor.ts. */
  floor: Schema.NullOr(Schema.Int),
  condition: Schema.NullOr(schemaOf(conditions)),
  energyClass: Schema.NullOr(schemaOf(energyClasses)),
  energyState: Schema.NullOr(schemaOf(energyStates)),
  builtYear: Schema.NullOr(Schema.Int),
  /** From the smallest place to the largest. */
  places: Schema.Array(PlaceReference),
  location: ShownLocation,
  /** The first; null where there is none. */
  photo: Schema.NullOr(Photo),
  photoCount: Schema.Int,
  advertiser: Schema.Struct({ type: schemaOf(advertiserTypes), name: Schema.NullOr(Schema.String) }),
  /** EUR a month; 0 where the rent includes them. Absent where not stated. */
  commonCharges: Schema.optionalKey(Schema.Int),
  /** The yearly tax, EUR, in the middle of its estimate; of sales. Absent where it cannot be worked out. */
  enfia: Schema.optionalKey(Schema.Int),
  dealBreakers: Schema.Array(Schema.Literals(dealBreakers)),
  createdAt: Schema.String,
  confirmedAt: Schema.String,
  /**
   * What orders by relevance use, see search/relevance.ts: merit from 0 to 1, and how many basic fields are
   * stated.
   */
  ranking: Schema.Struct({ merit: Schema.Number, stated: Schema.Int }),
})
export type ListingCard = typeof ListingCard.Type
