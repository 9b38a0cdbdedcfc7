import type { Place, Point } from '#domain/geography/Place.ts'
import type {
  ConditionName,
  GardenName,
  SurfaceKindName,
  TypologyName,
  ViewName,
} from '#domain/listing/vocabularies/building.ts'
import type { CountryName } from '#domain/listing/vocabularies/countries.ts'
import type { EnergyClassName, EnergyStateName } from '#domain/listing/vocabularies/energy.ts'
import type { HeatingMediumName, HeatingSystemName } from '#domain/listing/vocabularies/heating.ts'
import type {
  AvailabilityName,
  CategoryName,
  ContractName,
  KindName,
} from '#domain/listing/vocabularies/market.ts'
import type { ParkingKindName, ParkingRightName } from '#domain/listing/vocabularies/parking.ts'
import type { Amenity } from '#domain/listing/vocabularies/amenities.ts'
import type { RegionStyle } from '#demo/media/facts.ts'

/** Where a demonstration home stands. */
export interface Site {
  /** Abroad, region and province are the town's own. */
  readonly country: CountryName
  readonly region: Place
  readonly province: Place
  readonly municipality: Place
  readonly zone: Place | null
  readonly island: Place | null
  /** The true point. */
  readonly point: Point
  readonly style: RegionStyle
  /** EUR per m² for a flat of middling age here. */
  readonly pricePerSquareMetre: number
  /** Share of what can be seen from here that is sea, 0 to 1. */
  readonly nearSea: number
}

/** A home as it is, before its advertiser leaves anything out. Areas in m², prices in EUR. */
export interface Home {
  readonly site: Site
  readonly kind: KindName
  readonly contract: ContractName
  readonly category: CategoryName
  readonly typology: TypologyName
  readonly surface: number
  readonly surfaceKind: SurfaceKindName
  readonly plot: number | null
  readonly rooms: number | null
  readonly bedrooms: number | null
  readonly bathrooms: number | null
  readonly floor: number | null
  readonly floorsTotal: number | null
  readonly builtYear: number | null
  readonly permitYear: number | null
  readonly renovatedYear: number | null
  readonly condition: ConditionName | null
  readonly heatingSystem: HeatingSystemName | null
  readonly heatingMedium: HeatingMediumName | null
  readonly garden: GardenName | null
  readonly parkingKind: ParkingKindName | null
  readonly parkingRight: ParkingRightName | null
  readonly energyClass: EnergyClassName | null
  readonly energyState: EnergyStateName | null
  readonly views: readonly ViewName[]
  readonly availability: AvailabilityName
  readonly amenities: Readonly<Partial<Record<Amenity, boolean>>>
  readonly bareOwnership: boolean
  readonly undividedShare: boolean
  /** A month's rent for rentals. */
  readonly price: number
}
