import type { ViewName } from '#domain/listing/vocabularies/building.ts'
import type { ConditionName } from '#domain/listing/vocabularies/building.ts'
import type { HeatingMediumName, HeatingSystemName } from '#domain/listing/vocabularies/heating.ts'
import type { Amenity } from '#domain/listing/vocabularies/amenities.ts'
import type { NamedFloor } from '#domain/listing/vocabularies/floor.ts'

/** What one language needs to say the facts of a home in sentences. Every function gives a whole sentence. */
export interface Phrases {
  readonly namedFloor: Readonly<Record<NamedFloor, string>>
  readonly amenity: Readonly<Partial<Record<Amenity, string>>>
  readonly condition: Readonly<Record<ConditionName, readonly string[]>>
  readonly heatingSystem: Readonly<Record<HeatingSystemName, string>>
  readonly heatingMedium: Readonly<Record<HeatingMediumName, string>>
  readonly view: Readonly<Record<ViewName, string>>
  readonly title: (typology: string, surface: number, place: string) => string
  readonly storey: (n: number) => string
  readonly opening: (subject: {
    readonly what: string
    readonly surface: number
    readonly floor: string | null
    readonly place: string
  }) => readonly string[]
  readonly layout: (bedrooms: number, bathrooms: number | null) => string
  readonly plot: (squareMetres: number) => string
  readonly built: (year: number, renovated: number | null) => string
  readonly heating: (system: string, medium: string | null) => string
  readonly extras: (list: string) => readonly string[]
  readonly views: (list: string) => string
  readonly law: { readonly bareOwnership: string; readonly undividedShare: string; readonly occupied: string }
  readonly closing: { readonly sale: readonly string[]; readonly rent: readonly string[] }
  readonly and: string
}
