/**
 * Saved searches, asked from the other side: which of them find an ad? Exactly those whose list holds it.
 *
 * An ad reads the postings of its contract, category, places and cells, each up to its price; then other ranges, the
 * box, shared criteria and, last, drawn areas and words.
 */
import type { Criteria } from '#domain/search/filters.ts'
import type { CompileOptions } from '../planning/compileCriteria.ts'
import { GrowingInts } from '../store/arrays/GrowingInts.ts'
import { LARGEST } from '../store/columnTable.ts'
import type { Ad } from './ad.ts'
import { AreaPool } from './AreaPool.ts'
import { ClauseTable } from './ClauseTable.ts'
import { type Bounds, type CompiledSearch, compileSearch } from './compileSearch.ts'
import { keysOfAd } from './filing.ts'
import {
  ENTRY,
  LEAST_PRICE,
  LEAST_SURFACE,
  MOST_PRICE,
  MOST_SURFACE,
  Postings,
  SIGNATURE,
} from './Postings.ts'
import { SignedClauses } from './SignedClauses.ts'

/** Fields of a search's record: its other ranges, the box round its area, and where its conditions are. */
const BOX = 4
const CONDITIONS = BOX + 4
const COUNT = CONDITIONS + 1
const TURN = COUNT + 1
const ID = TURN + 1
const FIELDS = ID + 1

/** No home has as many rooms: a removed search finds nothing. */
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
  private readonly postings = new Postings()
  private readonly signed = new SignedClauses()
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
    const [price, surface] = compiled.ranges as [Bounds, Bounds]
    const entry = {
      search,
      mostPrice: price.high,
      leastPrice: price.low,
      leastSurface: surface.low,
      mostSurface: surface.high,
      signature: this.write(search, id, compiled),
    }
    for (const key of compiled.keys) this.postings.add(key, entry)
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
    const failed = this.signed.failedBy(ad)
    for (const key of keysOfAd(ad)) {
      const entries = this.postings.get(key)
      if (entries) this.scan(entries, ad, failed, found)
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

  private scan(entries: Int32Array, { columns, doc }: Ad, failed: number, found: number[]): void {
    const price = columns.price[doc] as number
    const surface = columns.surface[doc] as number
    const rooms = columns.rooms[doc] as number
    const bedrooms = columns.bedrooms[doc] as number
    const latitude = columns.latitude[doc] as number
    const longitude = columns.longitude[doc] as number
    const { records, turn } = this
    for (let at = 0; at < entries.length; at += ENTRY) {
      if ((entries[at + MOST_PRICE] as number) < price) break
      if (
        (entries[at + LEAST_PRICE] as number) > price ||
        (entries[at + LEAST_SURFACE] as number) > surface ||
        (entries[at + MOST_SURFACE] as number) < surface ||
        ((entries[at + SIGNATURE] as number) & failed) !== 0
      )
        continue
      const record = (entries[at] as number) * FIELDS
      if (
        (records[record] as number) > rooms ||
        (records[record + 1] as number) < rooms ||
        (records[record + 2] as number) > bedrooms ||
        (records[record + 3] as number) < bedrooms ||
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

  /** Writes the record of a search and returns its signature. */
  private write(search: number, id: number, { ranges, box, clauses, drawn, words }: CompiledSearch): number {
    const { records, conditions } = this
    const first = conditions.length
    let signature = 0
    for (const clause of clauses) {
      const bit = this.signed.bitOf(clause)
      if (bit === undefined) conditions.push(this.clauses.add(clause))
      else signature |= bit
    }
    for (const one of drawn) conditions.push(NONE - this.areas.add(one))
    if (words) conditions.push(this.clauses.add(words))
    records.set(
      [
        ...ranges.slice(2).flatMap(({ low, high }) => [low, high]),
        Math.floor(box.south),
        Math.floor(box.west),
        Math.ceil(box.north),
        Math.ceil(box.east),
        first,
        conditions.length - first,
        0,
        id,
      ],
      search * FIELDS,
    )
    return signature
  }

  private grow(): void {
    const larger = new Int32Array(Math.ceil((this.records.length * 1.25) / FIELDS) * FIELDS)
    larger.set(this.records)
    this.records = larger
  }
}
