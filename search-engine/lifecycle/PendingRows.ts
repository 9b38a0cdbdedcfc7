import { arrayFor, type Columns, columnsFrom, rowsAt } from '../store/Columns.ts'
import { columnNames } from '../store/columnTable.ts'

/** The first capacity in rows; doubled when it is full. */
const FIRST_CAPACITY = 64

/** Rows that were written since the last query; the last row of each listing counts. */
export class PendingRows {
  private columns = emptyColumns(FIRST_CAPACITY)
  private length = 0
  /** The position of each listing's row. */
  private readonly places = new Map<number, number>()

  get size(): number {
    return this.places.size
  }

  add(rows: Columns): void {
    const count = rows.id.length
    while (this.length + count > this.columns.id.length) this.grow()
    for (const name of columnNames) this.columns[name].set(rows[name], this.length)
    for (let at = 0; at < count; at++) this.places.set(rows.id[at] as number, this.length + at)
    this.length += count
  }

  drop(id: number): void {
    this.places.delete(id)
  }

  /** Returns the rows and clears them. */
  take(): Columns {
    const rows = rowsAt(this.columns, Int32Array.from(this.places.values()))
    this.places.clear()
    this.length = 0
    return rows
  }

  private grow(): void {
    const narrow = this.columns
    this.columns = emptyColumns(narrow.id.length * 2)
    for (const name of columnNames) this.columns[name].set(narrow[name])
  }
}

const emptyColumns = (count: number): Columns => columnsFrom((name) => arrayFor(name, count))
