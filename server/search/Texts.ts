/**
 * The texts of all listings, as words. They are numbered by themselves: an index of columns is made anew far oftener
 * than texts need be read again, and has its own numbers for the same listings.
 */
import type { SoughtWord } from '#domain/search/words/highlights.ts'
import { readKeyword } from '#domain/search/words/keyword.ts'
import { type DocSet, listOf } from './keywords/docSets.ts'
import { findDocs, findSets } from './keywords/findDocs.ts'
import type { KeywordIndex } from './keywords/KeywordIndex.ts'
import { LiveKeywords } from './keywords/LiveKeywords.ts'
import { type ResolvedKeyword, resolveKeyword } from './keywords/resolveKeyword.ts'
import type { TextIndex } from './TextIndex.ts'

/** Keywords whose docs are remembered: a page, its counts and its neighbours ask for the same one. */
const REMEMBERED = 32

/** Finds the doc of a listing in an index. */
type DocOf = (listing: number) => number | undefined

/**
 * Which listings an index holds: those of the base, by the very same numbers; those of the base and others, by other
 * numbers; or only such as were written since.
 */
export type Holding = 'base' | 'any' | 'written'

/** A listing with one of its texts. */
export type ListingText = readonly [listing: number, text: string]

export class Texts {
  readonly base: KeywordIndex
  /** The listing of each number in `base`. */
  readonly listings: Int32Array
  private readonly live = new LiveKeywords()
  /** The listing of each number in `live`; later numbers outweigh earlier ones. */
  private readonly written: number[] = []
  private readonly latest = new Map<number, number>()

  constructor(base: KeywordIndex, listings: Int32Array) {
    this.base = base
    this.listings = listings
  }

  /** How many listings were written since the base was made. */
  get staleness(): number {
    return this.written.length
  }

  /** Takes up the texts of listings that changed; those without a text have none any more. */
  write(ids: readonly number[], texts: readonly ListingText[]): void {
    const textsOf = Map.groupBy(texts, ([listing]) => listing)
    for (const id of ids) {
      const number = this.written.push(id) - 1
      this.latest.set(id, number)
      for (const [, text] of textsOf.get(id) ?? []) this.live.add(number, text)
    }
  }

  /** The texts by the docs of an index. `docOf` finds the doc of a listing. */
  indexFor(docOf: DocOf, size: number, holding: Holding): TextIndex {
    const docs = holding === 'base' ? undefined : this.docsOfBase(docOf, holding)
    let version = -1
    let remembered = new Map<string, readonly DocSet[]>()
    const find = (keyword: string): readonly DocSet[] => {
      const [inBase, inLive] = this.resolve(keyword)
      if (docs === undefined && this.written.length === 0) return findSets(this.base, inBase)
      const found = findDocs(this.base, inBase)
      const bits = new Uint32Array((size >>> 5) + 1)
      if (docs === undefined) addAll(found, bits)
      else for (const number of listOf(found)) setBit(bits, docs[number] as number)
      for (const number of listOf(findDocs(this.live, inLive))) this.addWritten(number, docOf, bits)
      return [bits]
    }
    return {
      setsOf: (keyword) => {
        if (version !== this.written.length) remembered = new Map()
        version = this.written.length
        const found = remembered.get(keyword) ?? find(keyword)
        if (remembered.size >= REMEMBERED) remembered.clear()
        remembered.set(keyword, found)
        return found
      },
    }
  }

  /** The words that a keyword asks for, with the stems that they stand for in what is written. */
  sought(keyword: string): readonly SoughtWord[] {
    const [{ must }] = this.resolve(keyword)
    return must
  }

  private resolve(keyword: string): [ResolvedKeyword, ResolvedKeyword] {
    const [inBase, inLive] = resolveKeyword(readKeyword(keyword), [this.base, this.live])
    return [inBase as ResolvedKeyword, inLive as ResolvedKeyword]
  }

  /** A listing's text counts only as it was written last. */
  private addWritten(number: number, docOf: DocOf, bits: Uint32Array): void {
    const listing = this.written[number]
    if (listing === undefined || this.latest.get(listing) !== number) return
    const doc = docOf(listing)
    if (doc !== undefined) setBit(bits, doc)
  }

  /** The doc of each number of the base; -1 for listings that are not in the index, or were written since. */
  private docsOfBase(docOf: DocOf, holding: Holding): Int32Array {
    if (holding === 'written') return new Int32Array(this.listings.length).fill(-1)
    return Int32Array.from(this.listings, (listing) =>
      this.latest.has(listing) ? -1 : (docOf(listing) ?? -1),
    )
  }
}

function setBit(bits: Uint32Array, doc: number): void {
  if (doc >= 0) bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31))
}

function addAll(found: DocSet, bits: Uint32Array): void {
  if (found instanceof Uint32Array) bits.set(found.subarray(0, bits.length))
  else for (const doc of found) setBit(bits, doc)
}
