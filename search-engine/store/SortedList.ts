import { NOT_STATED } from './Columns.ts'
import type { Slot } from './Partitions.ts'

/** Docs between two samples. */
const STRIDE = 32

/**
 * A list of docs whose slots are each sorted by a column, "not stated" last. The values of every 32nd doc are kept
 * side by side, so that a binary search does not wait for memory at each step.
 */
export class SortedList {
  readonly docs: Int32Array
  private readonly column: Int32Array
  private readonly isAscending: boolean
  private made: Int32Array | undefined
  private readonly alongside = new Map<Uint16Array, Uint16Array>()

  constructor(docs: Int32Array, column: Int32Array, direction: 'asc' | 'desc') {
    this.docs = docs
    this.column = column
    this.isAscending = direction === 'asc'
  }

  /** The part of a slot with values from `low` to `high`, both included. */
  boundsIn({ begin, end }: Slot, low: number, high: number): Slot {
    const { isAscending } = this
    const first = this.firstReaching(isAscending ? low : high, begin, end)
    return { begin: first, end: this.firstReaching(isAscending ? high + 1 : low - 1, first, end) }
  }

  /** The first position between two whose value reaches a bound or is not stated; `end` if there is none. */
  private firstReaching(bound: number, begin: number, end: number): number {
    const { docs, column, milestones } = this
    const [first, last] = [Math.ceil(begin / STRIDE), Math.ceil(end / STRIDE)]
    let [low, high] = [first, last]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.reaches(milestones[middle] as number, bound)) high = middle
      else low = middle + 1
    }
    const mark = low
    low = mark === first ? begin : (mark - 1) * STRIDE + 1
    high = mark === last ? end : mark * STRIDE
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.reaches(column[docs[middle] as number] as number, bound)) high = middle
      else low = middle + 1
    }
    return low
  }

  /** Codes in the order of the list, so that testing them reads memory in order. Made on first use. */
  codesOf(codes: Uint16Array): Uint16Array {
    const known = this.alongside.get(codes)
    if (known) return known
    const inOrder = new Uint16Array(this.docs.length)
    for (let at = 0; at < inOrder.length; at++) inOrder[at] = codes[this.docs[at] as number] as number
    this.alongside.set(codes, inOrder)
    return inOrder
  }

  private reaches(value: number, bound: number): boolean {
    return value === NOT_STATED || (this.isAscending ? value >= bound : value <= bound)
  }

  /** The sampled values. Made on first use. */
  private get milestones(): Int32Array {
    const { docs, column } = this
    return (this.made ??= Int32Array.from(
      { length: Math.ceil(docs.length / STRIDE) },
      (_, at) => column[docs[at * STRIDE] as number] as number,
    ))
  }
}
