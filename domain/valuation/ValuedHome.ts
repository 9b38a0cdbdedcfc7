import type { Point } from '../geography/Place.ts'
import type { ConditionName, TypologyName } from '../listing/vocabularies/building.ts'
import type { EnergyClassName } from '../listing/vocabularies/energy.ts'
import type { FloorCode } from '../listing/vocabularies/floor.ts'

/** What an estimate knows of a home. Null: not stated. */
export interface ValuedHome extends Point {
  readonly province: number | null
  readonly municipality: number | null
  readonly zone: number | null
  readonly typology: TypologyName
  /** m², gross. */
  readonly surface: number
  readonly builtYear: number | null
  readonly floor: FloorCode | null
  readonly lift: boolean | null
  readonly condition: ConditionName | null
  readonly energyClass: EnergyClassName | null
  readonly view: 'sea' | 'other' | null
  readonly parking: boolean | null
  readonly pool: boolean | null
}

/** A home with the price that it asks. */
export interface AskedHome extends ValuedHome {
  /** The cheapest ad of the home. */
  readonly id: number
  readonly property: number
  /** EUR; a month's rent for rentals. */
  readonly price: number
}
