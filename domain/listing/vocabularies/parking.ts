import { type NameOf, vocabulary } from '../../vocabulary.ts'
import type { GarageName } from './building.ts'

/** The kind of parking place. Ids are ours. */
export const parkingKinds = vocabulary({ box: 1, doubleBox: 2, underground: 3, open: 4, pilotis: 5 })
export type ParkingKindName = NameOf<typeof parkingKinds>

/**
 * The right to it. A place in the pilotis is common property: it cannot be sold separately, an owner may only
 * have its exclusive use. Ids are ours.
 */
export const parkingRights = vocabulary({ owned: 1, exclusiveUse: 2 })
export type ParkingRightName = NameOf<typeof parkingRights>

const garageOfKind: Readonly<Record<ParkingKindName, GarageName>> = {
  box: 'single',
  doubleBox: 'double',
  underground: 'parkingSpace',
  open: 'parkingSpace',
  pilotis: 'parkingSpace',
}

/** The specification's garage value of a Greek parking place. */
export const garageOf = (kind: ParkingKindName): GarageName => garageOfKind[kind]
