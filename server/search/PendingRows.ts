import { type Columns, concatColumns, rowsAt } from './Columns.ts'

/** Where a row stands. */
interface Place {
  readonly part: number
  readonly at: number
}

/** Rows that were written and that nobody has asked for yet; each listing's last one counts. */
export class PendingRows {
  private parts: Columns[] = []
  private places = new Map<number, Place>()

  get size(): number {
    return this.places.size
  }

  add(rows: Columns): void {
    const part = this.parts.push(rows) - 1
    rows.id.forEach((id, at) => this.places.set(id, { part, at }))
  }

  drop(id: number): void {
    this.places.delete(id)
  }

  /** The rows, which are then pending no more. */
  take(): Columns {
    const wanted = this.parts.map((): number[] => [])
    for (const { part, at } of this.places.values()) wanted[part]?.push(at)
    const rows = concatColumns(this.parts.map((part, at) => rowsAt(part, Int32Array.from(wanted[at] ?? []))))
    this.parts = []
    this.places = new Map()
    return rows
  }
}
