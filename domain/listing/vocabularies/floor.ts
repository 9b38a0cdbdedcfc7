import type { FloorPositionName } from './building.ts'

/**
 * Floors as Greece counts them, as one number that sorts rightly: tenths of a storey.
 * υπόγειο −20, ημιυπόγειο −10, ισόγειο 0, υπερυψωμένο ισόγειο 3, ημιώροφος 6, 1ος 10, 2ος 20 … δώμα 990.
 */
export type FloorCode = number

/** The floors that have a name instead of a number. */
export const namedFloors = {
  basement: -20,
  semiBasement: -10,
  ground: 0,
  raisedGround: 3,
  mezzanine: 6,
  roofRoom: 990,
} as const satisfies Record<string, FloorCode>
export type NamedFloor = keyof typeof namedFloors

/** The code of the n-th storey above the ground floor (1ος = 1). */
export const storey = (n: number): FloorCode => n * 10

/** A floor read back: by its name, or by the number of its storey. */
export type Floor = { readonly named: NamedFloor } | { readonly storey: number }

const nameOfCode = new Map<number, NamedFloor>(
  Object.entries(namedFloors).map(([name, code]) => [code, name as NamedFloor]),
)

/** Reads a floor code. Codes between storeys that have no name are read as the storey below. */
export function readFloor(code: FloorCode): Floor {
  const named = nameOfCode.get(code)
  return named ? { named } : { storey: Math.floor(code / 10) }
}

/** The specification's position: ground up to the mezzanine, top for the last storey or the roof, else intermediate. */
export function floorPositionOf(code: FloorCode, floorsTotal: number | null): FloorPositionName {
  if (code < storey(1)) return 'ground'
  if (code === namedFloors.roofRoom) return 'top'
  return floorsTotal !== null && code >= storey(floorsTotal) ? 'top' : 'intermediate'
}
