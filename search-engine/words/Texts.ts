/**
 * The words of all listings. Texts have a numbering of their own: an index of columns is rebuilt far more often than
 * texts are read again, and numbers the same listings otherwise.
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

/** The number of keywords whose docs are cached: a page, its counts and its neighbours ask for the same one. */
const REMEMBERED = 32

/** Finds the doc of a listing in an index. */
type DocOf = (listing: number) => number | undefined

/** Finds the docs of a keyword, resolved in the base and in what was written since. */
type Finder = (inBase: ResolvedKeyword, inLive: ResolvedKeyword) => readonly DocSet[]

/**
 * The listings that an index holds: those of the base by the same numbers, of which a written listing is deleted at
 * once; those of the base and others, by other numbers; or only those written since.
 */
export type Holding = 'base' | 'any' | 'written'

/** A listing with one of its texts. */
export type ListingText = readonly [listing: number, text: string]

export class Texts {
  readonly base: KeywordIndex
  /** The listing of each number in `base`. */
  readonly listings: Int32Array
  private readonly live = new KeywordDelta()
  /** The listing of each number in `live`; a later number replaces an earlier one. */
  private readonly written: number[] = []
  private readonly latest = new Map<number, number>()
  /** The last resolved keyword, and the version of the texts. */
  private resolved: { readonly asked: string; readonly found: Parameters<Finder> } | undefined

  constructor(base: KeywordIndex, listings: Int32Array) {
    this.base = base
    this.listings = listings
  }

  /** The number of listings written since the base was made. */
  get staleness(): number {
    return this.written.length
  }

  /** Writes the texts of changed listings; those without a text have none any more. */
  write(ids: readonly number[], texts: readonly ListingText[]): void {
    const textsOf = Map.groupBy(texts, ([listing]) => listing)
    for (const id of ids) {
      const number = this.written.push(id) - 1
      this.latest.set(id, number)
      for (const [, text] of textsOf.get(id) ?? []) this.live.add(number, text)
    }
  }

  /** The words in the numbering of an index: `ids` are its listings, and `docOf` finds the doc of one. */
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
    // A listing written later has no doc in the index: the doc that it had is deleted.
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

  /** The doc of each text of the base; NONE for a text that was replaced, or that the index does not hold. */
  private docsOfBase(docOf: DocOf): Int32Array {
    return Int32Array.from(this.listings, (listing) =>
      this.latest.has(listing) ? NONE : (docOf(listing) ?? NONE),
    )
  }

  /** The doc of each text written since. */
  private docsOfWritten(docOf: DocOf, ids: Int32Array): Int32Array {
    const { latest, written } = this
    const docs = new Int32Array(written.length).fill(NONE)
    for (const listing of ids.length < latest.size ? ids : latest.keys()) {
      const number = latest.get(listing)
      if (number !== undefined) docs[number] = docOf(listing) ?? NONE
    }
    return docs
  }

  /** The words of a keyword, with the stems that they stand for in the texts. */
  sought(keyword: string): readonly SoughtWord[] {
    const [{ must }] = this.resolve(keyword)
    return must
  }

  /** A keyword resolved in the base and in what was written since. Both segments ask for the same one in turn. */
  private resolve(keyword: string): Parameters<Finder> {
    const asked = `${this.written.length} ${keyword}`
    if (this.resolved?.asked === asked) return this.resolved.found
    const [inBase, inLive] = resolveKeyword(readKeyword(keyword), [this.base, this.live])
    const found: Parameters<Finder> = [inBase as ResolvedKeyword, inLive as ResolvedKeyword]
    this.resolved = { asked, found }
    return found
  }
}
