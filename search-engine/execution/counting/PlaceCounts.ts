import { countCodes, countCodesPassing, type Docs } from './countCodes.ts'
import { NOT_STATED } from '../../store/Columns.ts'
import type { Slot } from '../../store/Partitions.ts'
import type { PlaceCodes, PlaceColumn } from '../../store/placeCodes.ts'
import type { PlaceTest } from '../../planning/PlaceTest.ts'
import type { Between } from '../../planning/predicates.ts'

/** The places of a level, numbered from 1; 0 is "no place". */
interface Level {
  /** The number of each code's place. */
  readonly numbers: Uint16Array
  /** The id of each number's place. */
  readonly ids: readonly number[]
}

/** Up to this many docs per code, docs are counted one by one. */
const FEW = 2

/** Counts docs by the place they lie in, level by level. */
export class PlaceCounts {
  private readonly places: PlaceCodes
  private readonly levels = new Map<PlaceColumn, Level>()

  constructor(places: PlaceCodes) {
    this.places = places
  }

  /** The number of docs in each place of a level; docs without a place are left out. */
  of(docs: Docs, column: PlaceColumn): Map<number, number> {
    const { codes, size } = this.places
    // Few docs are counted one by one: going through all codes would cost more.
    if (docs instanceof Int32Array && docs.length < size * FEW) return this.ofFew(docs, column)
    return this.ofCodes(countCodes(codes, size, [docs]), column)
  }

  /** As `of`, for ranges of docs that pass a test. */
  ofPassing(slots: readonly Slot[], test: Between, column: PlaceColumn): Map<number, number> {
    const { codes, size } = this.places
    return this.ofCodes(countCodesPassing(codes, size, slots, test), column)
  }

  /**
   * The places of a level inside the places that tests allow; undefined where one of them lies inside in part only,
   * as an island between two municipalities.
   */
  within(tests: readonly PlaceTest[], column: PlaceColumn): ReadonlySet<number> | undefined {
    const { numbers, ids } = this.level(column)
    const passing = codesPassing(tests, numbers.length)
    // How many codes each place has, and how many of them pass.
    const [all, inside] = [new Uint16Array(ids.length), new Uint16Array(ids.length)]
    for (let code = 0; code < numbers.length; code++) {
      const number = numbers[code] as number
      all[number] = (all[number] as number) + 1
      inside[number] = (inside[number] as number) + (passing[code] as number)
    }
    const found = new Set<number>()
    for (let number = 1; number < ids.length; number++) {
      if (inside[number] === 0) continue
      if (inside[number] !== all[number]) return undefined
      found.add(ids[number] as number)
    }
    return found
  }

  private ofFew(docs: Int32Array, column: PlaceColumn): Map<number, number> {
    const { numbers, ids } = this.level(column)
    const { codes } = this.places
    const counts = new Uint32Array(ids.length)
    const { length } = docs
    for (let at = 0; at < length; at++) {
      const number = numbers[codes[docs[at] as number] as number] as number
      counts[number] = (counts[number] as number) + 1
    }
    return mapOf(ids, counts)
  }

  /** Adds up counts of codes by the place of each code. */
  private ofCodes(ofCodes: Uint32Array, column: PlaceColumn): Map<number, number> {
    const { numbers, ids } = this.level(column)
    const counts = new Uint32Array(ids.length)
    for (let code = 0; code < ofCodes.length; code++) {
      const number = numbers[code] as number
      counts[number] = (counts[number] as number) + (ofCodes[code] as number)
    }
    return mapOf(ids, counts)
  }

  private level(column: PlaceColumn): Level {
    const known = this.levels.get(column) ?? levelOf(this.places.ids[column])
    this.levels.set(column, known)
    return known
  }
}

/** The table of codes that pass all tests. */
function codesPassing([first, ...others]: readonly PlaceTest[], size: number): Uint8Array {
  const passing = first ? first.table.slice() : new Uint8Array(size).fill(1)
  for (const { table } of others)
    for (let code = 0; code < size; code++)
      passing[code] = (passing[code] as number) & (table[code] as number)
  return passing
}

function levelOf(idOfCode: Int32Array): Level {
  const numberOf = new Map<number, number>([[NOT_STATED, 0]])
  const numbers = Uint16Array.from(idOfCode, (id) => {
    const number = numberOf.get(id) ?? numberOf.size
    numberOf.set(id, number)
    return number
  })
  return { numbers, ids: [...numberOf.keys()] }
}

/** The counts above 0, by place id. */
function mapOf(ids: readonly number[], counts: Uint32Array): Map<number, number> {
  const found = new Map<number, number>()
  for (let number = 1; number < counts.length; number++) {
    const count = counts[number] as number
    if (count > 0) found.set(ids[number] as number, count)
  }
  return found
}
