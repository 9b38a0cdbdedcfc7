/**
 * The texts of all listings, as words. They are numbered by themselves: an index of columns is made anew far oftener
 * than texts need be read again, and has its own numbers for the same listings.
 */
import type { SoughtWord } from '#domain/search/words/highlights.ts'
import { readKeyword } from '#domain/search/words/keyword.ts'
import type { DocSet } from '../store/arrays/docSets.ts'
import { findSets } from './findSets.ts'
import type { KeywordIndex } from './KeywordIndex.ts'
import { JoinedTerms } from './JoinedTerms.ts'
import { KeywordDelta } from './KeywordDelta.ts'
import { RenumberedTerms } from './RenumberedTerms.ts'
import { type ResolvedKeyword, resolveKeyword } from './resolveKeyword.ts'
import { NONE } from './runs.ts'
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
  private readonly live = new KeywordDelta()
  /** The listing of each number in `live`; later numbers outweigh earlier ones. */
  private readonly written: number[] = []
  private readonly latest = new Map<number, number>()
  /** What was resolved last, of which texts. */
  private resolved: { readonly asked: string; readonly found: Parameters<Finder> } | undefined

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

  /** The texts by the docs of an index: `ids` are their listings, and `docOf` finds the doc of one. */
  indexFor(docOf: DocOf, ids: Int32Array, holding: Holding): TextIndex {
    const find = this.finderFor(docOf, ids, holding)
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

  private finderFor(docOf: DocOf, ids: Int32Array, holding: Holding): Finder {
    // What is written later has no doc in the index: those that it had are gone.
    const written = new RenumberedTerms(this.live, () => this.docsOfWritten(docOf, ids), ids.length)
    switch (holding) {
      case 'base':
        return (inBase) => findSets(this.base, inBase)
      case 'written':
        return (_, inLive) => findSets(written, inLive)
      case 'any': {
        const docs = this.docsOfBase(docOf)
        const base = new RenumberedTerms(this.base, () => docs, ids.length)
        const all = new JoinedTerms(base, this.base.lexicon.size, written)
        return (inBase, inLive) => findSets(all, all.joined(inBase, inLive))
      }
    }
  }

  /** The doc of each text of the base; NONE for those that were written over, and those that the index does not hold. */
  private docsOfBase(docOf: DocOf): Int32Array {
    return Int32Array.from(this.listings, (listing) =>
      this.latest.has(listing) ? NONE : (docOf(listing) ?? NONE),
    )
  }

  /** The same of each text that was written since. */
  private docsOfWritten(docOf: DocOf, ids: Int32Array): Int32Array {
    const { latest, written } = this
    const docs = new Int32Array(written.length).fill(NONE)
    for (const listing of ids.length < latest.size ? ids : latest.keys()) {
      const number = latest.get(listing)
      if (number !== undefined) docs[number] = docOf(listing) ?? NONE
    }
    return docs
  }

  /** The words that a keyword asks for, with the stems that they stand for in what is written. */
  sought(keyword: string): readonly SoughtWord[] {
    const [{ must }] = this.resolve(keyword)
    return must
  }

  /** In the base, and in what was written since. The large index and the small one beside it ask one after the other. */
  private resolve(keyword: string): Parameters<Finder> {
    const asked = `${this.written.length} ${keyword}`
    if (this.resolved?.asked === asked) return this.resolved.found
    const [inBase, inLive] = resolveKeyword(readKeyword(keyword), [this.base, this.live])
    const found: Parameters<Finder> = [inBase as ResolvedKeyword, inLive as ResolvedKeyword]
    this.resolved = { asked, found }
    return found
  }
}
