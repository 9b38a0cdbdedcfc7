/** The arrays of a StringTable, as in a snapshot. */
export interface StringTableArrays {
  /** The code units of all strings, concatenated. */
  readonly units: Uint16Array
  /** The end of each string in `units`. */
  readonly ends: Uint32Array
  /** A hash table of ids plus one; 0 is empty. */
  readonly slots: Uint32Array
}

const FIRST_CAPACITY = 64

/**
 * Unique strings, numbered from 0 in the order in which they were added. It takes a tenth of the memory of a Map,
 * and needs no work after it is read from a file.
 */
export class StringTable {
  size = 0
  private units: Uint16Array
  private ends: Uint32Array
  private slots: Uint32Array
  private readonly scratch = new Uint16Array(256)

  constructor() {
    this.units = new Uint16Array(FIRST_CAPACITY * 8)
    this.ends = new Uint32Array(FIRST_CAPACITY)
    this.slots = new Uint32Array(FIRST_CAPACITY * 4)
  }

  /** The id of a string; -1 if it is unknown. */
  idOf(text: string): number {
    return text.length > this.scratch.length ? -1 : this.find(this.scratch, this.write(text))
  }

  /** The id of a string of at most 256 code units; a new string is added. */
  add(text: string): number {
    return this.addUnits(this.scratch, this.write(text))
  }

  /** As `add`, for the first `length` of code units. */
  addUnits(units: Uint16Array, length: number): number {
    const found = this.find(units, length)
    return found < 0 ? this.append(units, length) : found
  }

  textOf(id: number): string {
    return String.fromCharCode(...this.units.subarray(this.startOf(id), this.ends[id]))
  }

  arrays(): StringTableArrays {
    const { units, ends, slots, size } = this
    return { units: units.slice(0, this.startOf(size)), ends: ends.slice(0, size), slots }
  }

  static from({ units, ends, slots }: StringTableArrays): StringTable {
    const table = new StringTable()
    table.units = units
    table.ends = ends
    table.slots = slots
    table.size = ends.length
    return table
  }

  private startOf(id: number): number {
    return id === 0 ? 0 : (this.ends[id - 1] as number)
  }

  private write(text: string): number {
    for (let at = 0; at < text.length; at++) this.scratch[at] = text.charCodeAt(at)
    return text.length
  }

  private find(units: Uint16Array, length: number): number {
    const mask = this.slots.length - 1
    for (let slot = hash(units, 0, length) & mask; ; slot = (slot + 1) & mask) {
      const id = (this.slots[slot] as number) - 1
      if (id < 0 || this.equals(id, units, length)) return id
    }
  }

  private equals(id: number, units: Uint16Array, length: number): boolean {
    const start = this.startOf(id)
    if ((this.ends[id] as number) - start !== length) return false
    for (let at = 0; at < length; at++) if (this.units[start + at] !== units[at]) return false
    return true
  }

  private append(units: Uint16Array, length: number): number {
    const start = this.startOf(this.size)
    if (start + length > this.units.length) this.units = grown(this.units, start + length)
    if (this.size === this.ends.length) this.ends = grown(this.ends, this.size + 1)
    this.units.set(units.subarray(0, length), start)
    this.ends[this.size++] = start + length
    if (this.size * 2 > this.slots.length) this.spread(this.slots.length * 2)
    else this.place(this.size - 1)
    return this.size - 1
  }

  private spread(capacity: number): void {
    this.slots = new Uint32Array(capacity)
    for (let id = 0; id < this.size; id++) this.place(id)
  }

  private place(id: number): void {
    const mask = this.slots.length - 1
    let slot = hash(this.units, this.startOf(id), this.ends[id] as number) & mask
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask
    this.slots[slot] = id + 1
  }
}

/** FNV-1a over code units, the high bits folded into the low ones, which index the table. */
function hash(units: Uint16Array, start: number, end: number): number {
  let value = 0x811c_9dc5
  for (let at = start; at < end; at++) value = Math.imul(value ^ (units[at] as number), 0x0100_0193)
  return value ^ (value >>> 15)
}

function grown<List extends Uint16Array | Uint32Array>(list: List, least: number): List {
  const Made = list.constructor as new (length: number) => List
  const larger = new Made(Math.max(least, list.length * 2))
  larger.set(list)
  return larger
}
