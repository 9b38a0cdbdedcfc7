import {
  arrayFor,
  type Columns,
  columnsFrom,
  NOT_STATED,
  sortableBits,
} from '#search-engine/store/Columns.ts'
import { type ColumnName, columnNames, columnTable, LARGEST } from '#search-engine/store/columnTable.ts'

/** The header of a binary COPY, in bytes: signature, flags, and the length of an extension that is always empty. */
const HEADER = 19

/**
 * The longest row: two bytes for its number of fields, then for each field its length and, unless null, four bytes.
 */
const LONGEST_ROW = 2 + columnNames.length * 8
const END = 2

const FIRST_CAPACITY = 4096

const isFloat = (name: ColumnName) => 'float' in columnTable[name]

/** The SQL type of a column in the copy. */
export const copiedType = (name: ColumnName) => (isFloat(name) ? 'float4' : 'int4')

interface Field {
  readonly isFloat: boolean
  readonly largest: number
  readonly notStated: number
}

const fields = columnNames.map((name): Field => {
  const isWide = columnTable[name].kind === 'wide'
  return { isFloat: isFloat(name), largest: isWide ? LARGEST : 255, notStated: isWide ? NOT_STATED : 0 }
})

/** Parses a binary COPY of int4 and float4 fields, in the order of `columnNames`, into growing columns. */
export class ColumnReader {
  private columns = columnNames.map((name) => arrayFor(name, FIRST_CAPACITY))
  private capacity = FIRST_CAPACITY
  private count = 0
  private rest: Uint8Array = new Uint8Array(0)
  private started = false

  /** Parses the next chunk of the copy, which may end inside a row. */
  push(piece: Uint8Array): void {
    const bytes = this.rest.length === 0 ? piece : Buffer.concat([this.rest, piece])
    let at = 0
    if (!this.started) {
      if (bytes.length < HEADER) return void (this.rest = bytes)
      this.started = true
      at = HEADER
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    while (bytes.length - at >= LONGEST_ROW) at = this.row(view, at)
    this.rest = bytes.slice(at)
  }

  /** Parses the rest. Returns the columns. */
  finish(): Columns {
    const { rest } = this
    const view = new DataView(rest.buffer, rest.byteOffset, rest.byteLength)
    for (let at = 0; rest.length - at > END; ) at = this.row(view, at)
    return columnsFrom((name) => this.column(name).slice(0, this.count))
  }

  private column(name: ColumnName) {
    return this.columns[columnNames.indexOf(name)] as Int32Array | Uint8Array
  }

  private row(view: DataView, start: number): number {
    // The trailer reads as a row of -1 fields; nothing follows it.
    if (view.getInt16(start) < 0) return view.byteLength
    if (this.count === this.capacity) this.grow()
    let at = start + 2
    for (let index = 0; index < fields.length; index++) {
      const { isFloat, largest, notStated } = fields[index] as Field
      const column = this.columns[index] as Int32Array | Uint8Array
      const stated = view.getInt32(at) > 0
      const value = stated ? view.getInt32(at + 4) : notStated
      column[this.count] = Math.min(stated && isFloat ? sortableBits(value) : value, largest)
      at += stated ? 8 : 4
    }
    this.count++
    return at
  }

  private grow(): void {
    this.capacity *= 2
    this.columns = columnNames.map((name) => {
      const larger = arrayFor(name, this.capacity)
      larger.set(this.column(name))
      return larger
    })
  }
}
