import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import type { MoreFactName, MoreFacts } from '#domain/listing/facts/moreFacts.ts'
import type { Amenity } from '#domain/listing/vocabularies/amenities.ts'
import type {
  ConditionName,
  GardenName,
  SurfaceKindName,
  TypologyName,
  ViewName,
} from '#domain/listing/vocabularies/building.ts'
import type { EnergyClassName } from '#domain/listing/vocabularies/energy.ts'
import type { HeatingMediumName, HeatingSystemName } from '#domain/listing/vocabularies/heating.ts'
import type { AvailabilityName } from '#domain/listing/vocabularies/market.ts'
import type { ParkingKindName, ParkingRightName } from '#domain/listing/vocabularies/parking.ts'

/** What a fact is called: `listing.fact.…`, or the name of a yes-or-no fact. */
export type FactName =
  | Amenity
  | 'typology'
  | 'surface'
  | 'plot'
  | 'rooms'
  | 'bedrooms'
  | 'bathrooms'
  | 'floor'
  | 'floorsTotal'
  | 'condition'
  | 'availability'
  | 'builtYear'
  | 'permitYear'
  | 'renovatedYear'
  | 'heatingSystem'
  | 'heatingMedium'
  | 'energyClass'
  | 'garden'
  | 'parking'
  | 'views'
  | 'id'
  | 'reference'
  | 'createdAt'
  | 'modifiedAt'
  | 'confirmedAt'

/** A stated value, before it is put into words. */
export type FactValue =
  | { readonly kind: 'typology'; readonly name: TypologyName }
  | { readonly kind: 'condition'; readonly name: ConditionName }
  | { readonly kind: 'availability'; readonly name: AvailabilityName }
  | { readonly kind: 'heatingSystem'; readonly name: HeatingSystemName }
  | { readonly kind: 'heatingMedium'; readonly name: HeatingMediumName }
  | { readonly kind: 'energyClass'; readonly name: EnergyClassName }
  | { readonly kind: 'garden'; readonly name: GardenName }
  | { readonly kind: 'parking'; readonly name: ParkingKindName; readonly right: ParkingRightName | null }
  | { readonly kind: 'views'; readonly names: readonly ViewName[] }
  /**
   * Null if the advertiser did not say which area it is; undefined if there is only one kind, as with land.
   */
  | {
      readonly kind: 'area'
      readonly amount: number
      readonly surfaceKind: SurfaceKindName | null | undefined
    }
  | { readonly kind: 'floor'; readonly code: number; readonly total: ListingDetail['floorsTotal'] }
  | { readonly kind: 'count'; readonly amount: number }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'answer'; readonly isYes: boolean }
  | { readonly kind: 'date'; readonly at: string }
  | { readonly kind: 'text'; readonly text: string }

/** A stated value of one of the further facts. */
export interface MoreValue {
  readonly kind: 'more'
  readonly name: MoreFactName
  readonly value: NonNullable<MoreFacts[MoreFactName]>
}

/** A fact that belongs to this kind of home; null where the advertiser did not state it. */
export interface ListingFact {
  readonly name: FactName | MoreFactName
  readonly value: FactValue | MoreValue | null
}

export type FactGroupName =
  | 'home'
  | 'building'
  | 'energy'
  | 'outside'
  | 'access'
  | 'amenities'
  | 'land'
  | 'law'
  | 'terms'
  | 'listing'
  /** Further facts, which `groupFacts` puts into the others. */
  | 'more'

export interface FactGroup {
  readonly name: FactGroupName
  readonly facts: readonly ListingFact[]
}
