import type { FilingKey } from './filing.ts'

/** For each key the searches filed under it, those that pay most first: an ad reads them until its price is too high. */
export class Postings {
  private readonly lists = new Map<FilingKey, Posting>()
  private readonly mostOf: (search: number) => number

  /** `mostOf` returns the highest price that a search looks for. */
  constructor(mostOf: (search: number) => number) {
    this.mostOf = mostOf
  }

  get(key: FilingKey): Int32Array | undefined {
    return this.lists.get(key)?.view
  }

  /** Files a search, whose price must be known. */
  add(key: FilingKey, search: number): void {
    let list = this.lists.get(key)
    if (list === undefined) this.lists.set(key, (list = new Posting()))
    list.insert(search, this.placeFor(list.view, this.mostOf(search)))
  }

  /** The first position whose search pays less. */
  private placeFor(searches: Int32Array, most: number): number {
    let [low, high] = [0, searches.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.mostOf(searches[middle] as number) >= most) low = middle + 1
      else high = middle
    }
    return low
  }
}

class Posting {
  view = new Int32Array(0)
  private room = new Int32Array(2)

  insert(search: number, at: number): void {
    const { length } = this.view
    if (length === this.room.length) {
      const larger = new Int32Array(Math.ceil(length * 1.25) + 2)
      larger.set(this.room)
      this.room = larger
    }
    this.room.copyWithin(at + 1, at, length)
    this.room[at] = search
    this.view = this.room.subarray(0, length + 1)
  }
}
