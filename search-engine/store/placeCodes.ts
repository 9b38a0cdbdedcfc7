/**
 * The places of docs in two bytes: each combination of places that occurs (region, province, municipality, zone,
 * island) has a code. A filter by places of any level or group is then one table of codes.
 */
import { memoizeByReference } from '#domain/memoizeByReference.ts'
import type { Columns } from './Columns.ts'
import { recordOf } from './recordOf.ts'

/** The levels that a listing carries. */
export const placeColumns = ['zone', 'island', 'municipality', 'province', 'region'] as const
export type PlaceColumn = (typeof placeColumns)[number]

/** A place: the column of its level, and its id. */
export interface PlaceId {
  readonly column: PlaceColumn
  readonly id: number
}

export interface PlaceCodes {
  /** A code for each doc. */
  readonly codes: Uint16Array
  /** For each level the place id of each code. */
  readonly ids: Readonly<Record<PlaceColumn, Int32Array>>
  /** How many codes there are. */
  readonly size: number
}

export function makePlaceCodes(columns: Columns): PlaceCodes {
  const levels = placeColumns.map((column) => columns[column])
  const codes = new Uint16Array(columns.id.length)
  const known = new Map<string, number>()
  const firsts: number[] = []
  for (let doc = 0; doc < codes.length; doc++) {
    // Docs are in the order of cells: many have the same places as the one before.
    if (doc > 0 && levels.every((level) => level[doc] === level[doc - 1])) {
      codes[doc] = codes[doc - 1] as number
      continue
    }
    const key = levels.map((level) => level[doc]).join()
    const code = known.get(key) ?? firsts.push(doc) - 1
    known.set(key, code)
    codes[doc] = code
  }
  return { codes, ids: idsAt(columns, firsts), size: firsts.length }
}

const idsAt = (columns: Columns, docs: readonly number[]) =>
  recordOf(placeColumns, (column) => Int32Array.from(docs, (doc) => columns[column][doc] as number))

/** The table of codes that lie in any of some places. */
export function tableOfPlaces({ ids, size }: PlaceCodes, places: readonly PlaceId[]): Uint8Array {
  const table = new Uint8Array(size)
  for (const { column, id } of places)
    for (const code of codesOfEach(ids[column]).get(id) ?? []) table[code] = 1
  return table
}

/** The codes of each place of a level. */
const codesOfEach = memoizeByReference(
  (ids: Int32Array): ReadonlyMap<number, readonly number[]> =>
    Map.groupBy(ids.keys(), (code) => ids[code] as number),
)
