/** A segment: an immutable index, its deleted docs, and the reader that searches it. */
import type { PlanOptions } from '../planning/makePlan.ts'
import { type Columns, rowsAt } from '../store/Columns.ts'
import type { ColumnIndex } from '../store/ColumnIndex.ts'
import { everyDoc } from '../store/Partitions.ts'
import { SegmentReader } from './SegmentReader.ts'
import { SortedList } from '../store/SortedList.ts'
import type { Texts } from '../words/Texts.ts'

const NONE = -1

/** The largest ratio of a table of ids to the number of listings. */
const SPARSE = 16

function docsById({ newestFirst, columns }: ColumnIndex): Int32Array | undefined {
  const newest = columns.id[newestFirst[0] ?? 0] ?? 0
  if (newest > newestFirst.length * SPARSE) return undefined
  const table = new Int32Array(newest + 1).fill(NONE)
  for (let doc = 0; doc < columns.id.length; doc++) table[columns.id[doc] as number] = doc
  return table
}

export class Segment {
  readonly index: ColumnIndex
  readonly reader: SegmentReader
  private readonly tombstones: { readonly liveBits: Uint32Array; readonly docs: number[] }

  /** The doc of each listing id, where ids are dense enough for a table. */
  private readonly docById: Int32Array | undefined

  private readonly byId: SortedList

  /**
   * `texts` holds the words of all listings. `isDelta`: the segment holds only rows written since the base was made.
   */
  constructor(index: ColumnIndex, options: PlanOptions, texts?: Texts, isDelta = false) {
    this.index = index
    this.tombstones = { liveBits: new Uint32Array((index.size >>> 5) + 1).fill(0xffff_ffff), docs: [] }
    this.byId = new SortedList(index.newestFirst, index.columns.id, 'desc')
    const docOf = (listing: number) => this.docOf(listing)
    this.docById = docsById(index)
    const holding = isDelta ? 'written' : texts?.listings === index.columns.id ? 'base' : 'any'
    const words = texts?.indexFor(docOf, index.columns.id, holding)
    this.reader = new SegmentReader(index, { ...options, texts: words }, this.tombstones)
  }

  /** The number of listings that are not deleted. */
  get size(): number {
    return this.index.size - this.tombstones.docs.length
  }

  /** The number of deleted docs. */
  get deletedCount(): number {
    return this.tombstones.docs.length
  }

  /** The doc of a listing; undefined if it is not in the segment, or deleted. */
  docOf(id: number): number | undefined {
    const doc = this.docById ? (this.docById[id] ?? NONE) : this.searchDoc(id)
    return doc !== NONE && this.isLive(doc) ? doc : undefined
  }

  /** The live docs of the other ads that seem to be of a doc's home. */
  sameHome(doc: number): readonly number[] {
    const all = this.index.homes.docsWith(doc)
    return all.length === 0 ? [] : Array.from(all).filter((other) => other !== doc && this.isLive(other))
  }

  /** The ids of the live ads of each home that has several, rising. */
  homeGroups(): readonly (readonly number[])[] {
    const { homes, columns } = this.index
    const groups = new Map<number, number[]>()
    for (const doc of homes.shared) {
      if (!this.isLive(doc)) continue
      const home = homes.home[doc] as number
      groups.set(home, [...(groups.get(home) ?? []), columns.id[doc] as number])
    }
    return Array.from(groups.values(), (ids) => ids.sort((one, other) => one - other)).filter(
      ({ length }) => length > 1,
    )
  }

  /** The rows of the live docs. */
  liveRows(): Columns {
    const { columns, size } = this.index
    if (this.tombstones.docs.length === 0) return columns
    return rowsAt(
      columns,
      everyDoc(size).filter((doc) => this.isLive(doc)),
    )
  }

  /** Marks a listing as deleted. Returns whether the segment held it. */
  markDeleted(id: number): boolean {
    const doc = this.docOf(id)
    if (doc === undefined) return false
    const { liveBits } = this.tombstones
    liveBits[doc >>> 5] = (liveBits[doc >>> 5] as number) & ~(1 << (doc & 31))
    this.tombstones.docs.push(doc)
    return true
  }

  private searchDoc(id: number): number {
    const { newestFirst, size } = this.index
    const { begin, end } = this.byId.boundsIn({ begin: 0, end: size }, id, id)
    return begin < end ? (newestFirst[begin] as number) : NONE
  }

  private isLive(doc: number): boolean {
    return (((this.tombstones.liveBits[doc >>> 5] as number) >>> (doc & 31)) & 1) === 1
  }
}
