/** A listing's values at the same position (its "doc") in one typed array a column. */
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
 * "Not stated" in a wide column: no range or place matches it, and every order puts it last.
 * Code columns say it with 0.
 */
export const NOT_STATED = -(2 ** 31)

/** The smallest value a wide column holds. */
export const SMALLEST = NOT_STATED + 1

export type Columns = Readonly<Record<WideName, Int32Array> & Record<CodeName, Uint8Array>>

/** The array that a column is kept in. */
export const arrayFor = (name: ColumnName, length: number): Int32Array | Uint8Array =>
  columnTable[name].kind === 'wide' ? new Int32Array(length) : new Uint8Array(length)

/** Columns made one by one. */
export const columnsFrom = (make: (name: ColumnName) => Int32Array | Uint8Array): Columns =>
  recordOf(columnNames, make) as Columns

/** Columns of a length, each filled by a function of its name and the position. */
export const makeColumns = (count: number, value: (name: ColumnName, at: number) => number): Columns =>
  columnsFrom((name) => {
    const column = arrayFor(name, count)
    for (let at = 0; at < count; at++) column[at] = value(name, at)
    return column
  })

/** The rows at some positions, in that order. */
export const rowsAt = (columns: Columns, positions: Int32Array): Columns =>
  columnsFrom((name) => gather(columns[name], positions))

/** The rows of several, one after the other. */
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

/** The bits of a float4, turned so that they compare as integers the way the floats do. */
export const sortableBits = (bits: number): number => (bits < 0 ? bits ^ 0x7fff_ffff : bits)

/** Cents per m² as the column holds them. */
export const pricePerSquareMetre = (price: number, surface: number): number =>
  price === NOT_STATED || surface === NOT_STATED
    ? NOT_STATED
    : Math.min(Math.round((price * 100) / surface), LARGEST)
