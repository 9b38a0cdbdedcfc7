/** The values of listings, a typed array per column. The position of a listing is its doc. */
import {
  type CodeName,
  type ColumnName,
  columnNames,
  columnTable,
  LARGEST,
  type WideName,
} from './columnTable.ts'
import { recordOf } from './recordOf.ts'

/**
 * "Not stated" in a wide column: no range or place matches it, and every order puts it last. In a code column it is
 * 0.
 */
export const NOT_STATED = -(2 ** 31)

/** The smallest value a wide column holds. */
export const SMALLEST = NOT_STATED + 1

export type Columns = Readonly<Record<WideName, Int32Array> & Record<CodeName, Uint8Array>>

/** A new array of a column's type. */
export const arrayFor = (name: ColumnName, length: number): Int32Array | Uint8Array =>
  columnTable[name].kind === 'wide' ? new Int32Array(length) : new Uint8Array(length)

/** Columns, each made by a function of its name. */
export const columnsFrom = (make: (name: ColumnName) => Int32Array | Uint8Array): Columns =>
  recordOf(columnNames, make) as Columns

/** Columns of `count` rows, filled by a function of the name and the position. */
export const makeColumns = (count: number, value: (name: ColumnName, at: number) => number): Columns =>
  columnsFrom((name) => {
    const column = arrayFor(name, count)
    for (let at = 0; at < count; at++) column[at] = value(name, at)
    return column
  })

/** The rows at some positions, in that order. */
export const rowsAt = (columns: Columns, positions: Int32Array): Columns =>
  columnsFrom((name) => gather(columns[name], positions))

/** The rows of several columns, concatenated. */
export const concatColumns = (parts: readonly Columns[]): Columns =>
  columnsFrom((name) => {
    const length = parts.reduce((sum, { id }) => sum + id.length, 0)
    const column = arrayFor(name, length)
    let at = 0
    for (const part of parts) {
      column.set(part[name], at)
      at += part[name].length
    }
    return column
  })

function gather<Values extends Int32Array | Uint8Array>(from: Values, positions: Int32Array): Values {
  const to = new (from.constructor as new (length: number) => Values)(positions.length)
  for (let at = 0; at < positions.length; at++) to[at] = from[positions[at] as number] as number
  return to
}

/** The bits of a float4 as an integer that sorts as the float does. */
export const sortableBits = (bits: number): number => (bits < 0 ? bits ^ 0x7fff_ffff : bits)

/** Cents per m², rounded as the column is. */
export const pricePerSquareMetre = (price: number, surface: number): number =>
  price === NOT_STATED || surface === NOT_STATED
    ? NOT_STATED
    : Math.min(Math.round((price * 100) / surface), LARGEST)
