import type { FilingKey } from './filing.ts'

/** What an ad is first tested with lies beside the number of a search: most are refused without reading more. */
export interface Entry {
  readonly search: number
  readonly mostPrice: number
  readonly leastPrice: number
  readonly leastSurface: number
  readonly mostSurface: number
  /** A bit for each signed clause of the search. */
  readonly signature: number
}

/** Numbers of an entry, in the order of its fields. */
export const ENTRY = 6
export const MOST_PRICE = 1
export const LEAST_PRICE = 2
export const LEAST_SURFACE = 3
export const MOST_SURFACE = 4
export const SIGNATURE = 5

/** For each key the entries filed under it, those that pay most first: an ad reads them until its price is too high. */
export class Postings {
  private readonly lists = new Map<FilingKey, Posting>()

  /** The entries of a key, flat. */
  get(key: FilingKey): Int32Array | undefined {
    return this.lists.get(key)?.view
  }

  add(key: FilingKey, entry: Entry): void {
    let list = this.lists.get(key)
    if (list === undefined) this.lists.set(key, (list = new Posting()))
    list.insert(entry)
  }
}

class Posting {
  view = new Int32Array(0)
  private room = new Int32Array(ENTRY)

  insert(entry: Entry): void {
    const { length } = this.view
    if (length === this.room.length) {
      const larger = new Int32Array((Math.ceil((length / ENTRY) * 1.25) + 1) * ENTRY)
      larger.set(this.room)
      this.room = larger
    }
    const at = this.placeFor(entry.mostPrice)
    this.room.copyWithin(at + ENTRY, at, length)
    this.room[at] = entry.search
    this.room[at + MOST_PRICE] = entry.mostPrice
    this.room[at + LEAST_PRICE] = entry.leastPrice
    this.room[at + LEAST_SURFACE] = entry.leastSurface
    this.room[at + MOST_SURFACE] = entry.mostSurface
    this.room[at + SIGNATURE] = entry.signature
    this.view = this.room.subarray(0, length + ENTRY)
  }

  /** The first position whose entry pays less. */
  private placeFor(price: number): number {
    let [low, high] = [0, this.view.length / ENTRY]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.view[middle * ENTRY + MOST_PRICE] as number) >= price) low = middle + 1
      else high = middle
    }
    return low * ENTRY
  }
}
