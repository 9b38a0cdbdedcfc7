import { arrayFor, type Columns, columnsFrom, rowsAt } from '../store/Columns.ts'
import { columnNames } from '../store/columnTable.ts'

/** Room for so many rows to begin with; doubled when it is full. */
const FIRST_ROOM = 64

/** Rows that were written and that nobody has asked for yet; each listing's last one counts. */
export class PendingRows {
  private columns = emptyColumns(FIRST_ROOM)
  private length = 0
  /** Where each listing's row stands. */
  private readonly places = new Map<number, number>()

  get size(): number {
    return this.places.size
  }

  add(rows: Columns): void {
    const count = rows.id.length
    while (this.length + count > this.columns.id.length) this.widen()
    for (const name of columnNames) this.columns[name].set(rows[name], this.length)
    for (let at = 0; at < count; at++) this.places.set(rows.id[at] as number, this.length + at)
    this.length += count
  }

  drop(id: number): void {
    this.places.delete(id)
  }

  /** The rows, which are then pending no more. */
  take(): Columns {
    const rows = rowsAt(this.columns, Int32Array.from(this.places.values()))
    this.places.clear()
    this.length = 0
    return rows
  }

  private widen(): void {
    const narrow = this.columns
    this.columns = emptyColumns(narrow.id.length * 2)
    for (const name of columnNames) this.columns[name].set(narrow[name])
  }
}

const emptyColumns = (count: number): Columns => columnsFrom((name) => arrayFor(name, count))
