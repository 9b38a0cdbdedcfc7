import { lowerBound } from './arrays/lowerBound.ts'
import { bitsOf } from './arrays/docSets.ts'
import type { Pair } from './Partitions.ts'

const NOBODY = new Int32Array(0)

/** The groups of ads of an index that seem to be of one home. */
export class HomeGroups {
  /** For each doc the smallest listing id of its group; its own id where it is alone. */
  readonly home: Int32Array
  /** The docs of groups of two or more, group by group, in the order of contract and category. */
  readonly shared: Int32Array
  /** A bit for each doc of `shared`. */
  private readonly bits: Uint32Array
  /** Where each group begins in `shared`. */
  private readonly starts: ReadonlyMap<number, number>

  constructor(home: Int32Array, shared: Int32Array) {
    this.home = home
    this.shared = shared
    const starts = new Map<number, number>()
    for (let at = 0; at < shared.length; at++) {
      const id = this.homeAt(at)
      if (at === 0 || id !== this.homeAt(at - 1)) starts.set(id, at)
    }
    this.starts = starts
    this.bits = bitsOf(shared, home.length + 1)
  }

  /** All docs of a doc's group, itself included; empty where it is alone. */
  docsWith(doc: number): Int32Array {
    if (!this.isShared(doc)) return NOBODY
    const id = this.home[doc] as number
    const begin = this.starts.get(id) as number
    let end = begin
    while (end < this.shared.length && this.homeAt(end) === id) end++
    return this.shared.subarray(begin, end)
  }

  /** The part of `shared` in one contract and category. */
  sharedIn({ begin, end }: Pick<Pair, 'begin' | 'end'>): Int32Array {
    return this.shared.subarray(lowerBound(this.shared, begin), lowerBound(this.shared, end))
  }

  /** The number of docs whose group has an earlier doc among them. */
  countDuplicates(docs: Int32Array): number {
    const seen = new Set<number>()
    const { length } = docs
    let shared = 0
    for (let at = 0; at < length; at++) {
      const doc = docs[at] as number
      if (!this.isShared(doc)) continue
      seen.add(this.home[doc] as number)
      shared++
    }
    return shared - seen.size
  }

  /** As `countDuplicates`, for docs in the order of `shared`. */
  countDuplicatesInOrder(docs: Int32Array): number {
    let repeats = 0
    for (let at = 1; at < docs.length; at++)
      repeats += +(this.home[docs[at] as number] === this.home[docs[at - 1] as number])
    return repeats
  }

  private isShared(doc: number): boolean {
    return (((this.bits[doc >>> 5] as number) >>> (doc & 31)) & 1) === 1
  }

  private homeAt(at: number): number {
    return this.home[this.shared[at] as number] as number
  }
}
