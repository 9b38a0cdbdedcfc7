import { type NameOf, vocabulary } from '../../vocabulary.ts'
import type { HeatingName } from './building.ts'

/** How heat is shared in a Greek building: αυτόνομη (metered), κεντρική, ατομική (own boiler), χωρίς. Ids are ours. */
export const heatingSystems = vocabulary({ autonomous: 1, central: 2, individual: 3, none: 4 })
export type HeatingSystemName = NameOf<typeof heatingSystems>

/** What makes the heat. Ids are ours. */
export const heatingMedia = vocabulary({
  oil: 1,
  naturalGas: 2,
  liquefiedGas: 3,
  airConditioning: 4,
  heatPump: 5,
  wood: 6,
  pellet: 7,
  fanCoil: 8,
  electricity: 9,
  underfloor: 10,
})
export type HeatingMediumName = NameOf<typeof heatingMedia>

/** The specification's heating value for a Greek pair; undefined where it has none (no heating, not stated). */
export function heatingOf(
  system: HeatingSystemName | null,
  medium: HeatingMediumName | null,
): HeatingName | undefined {
  if (medium === 'airConditioning') return 'airConditioning'
  if (system === 'central') return 'centralized'
  if (system === 'autonomous' || system === 'individual') return 'autonomous'
  return undefined
}
