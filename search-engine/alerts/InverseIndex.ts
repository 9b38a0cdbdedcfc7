/**
 * Saved searches, asked from the other side: which of them find an ad? Exactly those whose list holds it.
 *
 * An ad reads the postings of its contract, category, places and cells, each up to its price; then ranges, the box,
 * shared criteria and, last, drawn areas and words.
 */
import type { Criteria } from '#domain/search/filters.ts'
import type { CompileOptions } from '../planning/compileCriteria.ts'
import { GrowingInts } from '../store/arrays/GrowingInts.ts'
import { LARGEST } from '../store/columnTable.ts'
import type { Ad } from './ad.ts'
import { AreaPool } from './AreaPool.ts'
import { ClauseTable } from './ClauseTable.ts'
import { type CompiledSearch, compileSearch, rangedColumns } from './compileSearch.ts'
import { keysOfAd } from './filing.ts'
import { Postings } from './Postings.ts'

/** Fields of a search's record: 64 bytes, the line of a cache. */
const FIELDS = 16
const BOX = 2 * rangedColumns.length
const CONDITIONS = BOX + 4
const COUNT = CONDITIONS + 1
const TURN = COUNT + 1
const ID = TURN + 1

/** No price is as high: a removed search finds nothing. */
const REMOVED = LARGEST + 1
const NONE = -1

/** A turn takes 30 bits. */
const LAST_TURN = 2 ** 30 - 1

export class InverseIndex {
  private readonly options: CompileOptions
  private records = new Int32Array(1024 * FIELDS)
  private length = 0
  /** The conditions of all searches: numbers of clauses, and areas as -1 - offset. */
  private readonly conditions = new GrowingInts()
  private readonly clauses = new ClauseTable()
  private readonly areas = new AreaPool()
  private readonly postings = new Postings((search) => this.records[search * FIELDS + 1] as number)
  /** The record of each search, by its id. */
  private readonly recordOf = new Map<number, number>()
  private turn = 0

  constructor(options: CompileOptions) {
    this.options = options
  }

  /** The number of searches. */
  get size(): number {
    return this.recordOf.size
  }

  /** The number of records that removed or replaced searches have left: a new index has none. */
  get staleness(): number {
    return this.length - this.recordOf.size
  }

  /** Adds a search, or replaces the one with its id, a positive int32. */
  set(id: number, criteria: Criteria): void {
    this.remove(id)
    const compiled = compileSearch(criteria, this.options)
    const search = this.length++
    if (this.length * FIELDS > this.records.length) this.grow()
    this.write(search, id, compiled)
    for (const key of compiled.keys) this.postings.add(key, search)
    this.recordOf.set(id, search)
  }

  remove(id: number): void {
    const search = this.recordOf.get(id)
    if (search === undefined) return
    this.records[search * FIELDS] = REMOVED
    this.recordOf.delete(id)
  }

  /** The ids of the searches whose list holds an ad, in no order. */
  match(ad: Ad): number[] {
    const found: number[] = []
    this.begin(ad)
    for (const key of keysOfAd(ad)) {
      const searches = this.postings.get(key)
      if (searches) this.scan(searches, ad, found)
    }
    return found
  }

  private begin(ad: Ad): void {
    if (this.turn === LAST_TURN) {
      for (let search = 0; search < this.length; search++) this.records[search * FIELDS + TURN] = 0
      this.clauses.forget()
      this.turn = 0
    }
    this.clauses.begin(ad, ++this.turn)
  }

  private scan(searches: Int32Array, ad: Ad, found: number[]): void {
    const { records, turn } = this
    const { columns, doc } = ad
    const [price, surface, rooms, bedrooms] = rangedColumns.map((name) => columns[name][doc] as number) as [
      number,
      number,
      number,
      number,
    ]
    const [latitude, longitude] = [columns.latitude[doc] as number, columns.longitude[doc] as number]
    for (let at = 0; at < searches.length; at++) {
      const record = (searches[at] as number) * FIELDS
      if ((records[record + 1] as number) < price) break
      if (
        (records[record] as number) > price ||
        (records[record + 2] as number) > surface ||
        (records[record + 3] as number) < surface ||
        (records[record + 4] as number) > rooms ||
        (records[record + 5] as number) < rooms ||
        (records[record + 6] as number) > bedrooms ||
        (records[record + 7] as number) < bedrooms ||
        (records[record + BOX] as number) > latitude ||
        (records[record + BOX + 1] as number) > longitude ||
        (records[record + BOX + 2] as number) < latitude ||
        (records[record + BOX + 3] as number) < longitude ||
        // It is filed under several of the ad's places.
        records[record + TURN] === turn
      )
        continue
      records[record + TURN] = turn
      if (this.fulfils(record, latitude, longitude)) found.push(records[record + ID] as number)
    }
  }

  private fulfils(record: number, latitude: number, longitude: number): boolean {
    const { records, conditions, clauses, areas } = this
    const begin = records[record + CONDITIONS] as number
    const end = begin + (records[record + COUNT] as number)
    for (let at = begin; at < end; at++) {
      const condition = conditions.at(at)
      if (
        condition >= 0 ? !clauses.passes(condition) : !areas.contains(NONE - condition, latitude, longitude)
      )
        return false
    }
    return true
  }

  private write(search: number, id: number, { ranges, box, clauses, drawn, words }: CompiledSearch): void {
    const { records, conditions } = this
    const first = conditions.length
    for (const clause of clauses) conditions.push(this.clauses.add(clause))
    for (const one of drawn) conditions.push(NONE - this.areas.add(one))
    if (words) conditions.push(this.clauses.add(words))
    records.set(
      [
        ...ranges.flatMap(({ low, high }) => [low, high]),
        ...[Math.floor(box.south), Math.floor(box.west), Math.ceil(box.north), Math.ceil(box.east)],
        first,
        conditions.length - first,
        0,
        id,
      ],
      search * FIELDS,
    )
  }

  private grow(): void {
    const larger = new Int32Array(Math.ceil((this.records.length * 1.25) / FIELDS) * FIELDS)
    larger.set(this.records)
    this.records = larger
  }
}
