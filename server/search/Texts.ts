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
import { NONE, renumbered } from './keywords/renumbered.ts'
import { type ResolvedKeyword, resolveKeyword } from './keywords/resolveKeyword.ts'
import type { TextIndex } from './TextIndex.ts'

/** Keywords whose docs are remembered: a page, its counts and its neighbours ask for the same one. */
const REMEMBERED = 32

/** Finds the doc of a listing in an index. */
type DocOf = (listing: number) => number | undefined

/** Finds the docs of a keyword, resolved in the base and in what was written since. */
type Finder = (inBase: ResolvedKeyword, inLive: ResolvedKeyword) => readonly DocSet[]

/**
 * Which listings an index holds: those of the base, by the very same numbers, of which whatever is written is gone at
 * once; those of the base and others, by other numbers; or only such as were written since.
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

  /** The texts by the docs of an index. `docOf` finds the doc of a listing that is not gone from it. */
  indexFor(docOf: DocOf, size: number, holding: Holding): TextIndex {
    const find = this.finderFor(docOf, size, holding)
    let version = -1
    let remembered = new Map<string, readonly DocSet[]>()
    return {
      setsOf: (keyword) => {
        if (version !== this.written.length) remembered = new Map()
        version = this.written.length
        const found = remembered.get(keyword) ?? find(...this.resolve(keyword))
        if (remembered.size >= REMEMBERED) remembered.clear()
        remembered.set(keyword, found)
        return found
      },
    }
  }

  private finderFor(docOf: DocOf, size: number, holding: Holding): Finder {
    switch (holding) {
      case 'base':
        // What was written since is gone from it.
        return (inBase) => findSets(this.base, inBase)
      case 'written':
        return (_, inLive) => [this.writtenDocs(inLive, docOf).sort()]
      case 'any': {
        const docs = Int32Array.from(this.listings, (listing) =>
          this.latest.has(listing) ? NONE : (docOf(listing) ?? NONE),
        )
        return (inBase, inLive) => [
          renumbered(listOf(findDocs(this.base, inBase)), docs, this.writtenDocs(inLive, docOf), size),
        ]
      }
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

  /** The docs of texts that were written since, in no order. A listing's text counts only as it was written last. */
  private writtenDocs(keyword: ResolvedKeyword, docOf: DocOf): Int32Array {
    const found: number[] = []
    for (const number of listOf(findDocs(this.live, keyword))) {
      const listing = this.written[number]
      if (listing === undefined || this.latest.get(listing) !== number) continue
      const doc = docOf(listing)
      if (doc !== undefined) found.push(doc)
    }
    return Int32Array.from(found)
  }
}
