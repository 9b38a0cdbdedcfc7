import type { DocSet } from '../store/arrays/docSets.ts'
import type { KeywordSource } from './KeywordSource.ts'
import { Lexicon } from './Lexicon.ts'
import { Postings } from './Postings.ts'

/** Typed arrays by name. */
export type NamedArrays = Readonly<Record<string, Uint16Array | Uint32Array | Int32Array>>

/** An immutable index of words: which docs hold which terms. What is written later is in KeywordDelta. */
export class KeywordIndex implements KeywordSource {
  readonly lexicon: Lexicon
  private readonly postings: Postings

  constructor(lexicon: Lexicon, postings: Postings) {
    this.lexicon = lexicon
    this.postings = postings
  }

  get size(): number {
    return this.postings.size
  }

  count(term: number): number {
    return this.postings.count(term)
  }

  docs(term: number): DocSet {
    return this.postings.docs(term)
  }

  /** The arrays of the index. */
  arrays(): NamedArrays {
    const { terms, sounds, heads, links } = this.lexicon.arrays()
    return {
      ...prefixed('terms', terms),
      ...prefixed('sounds', sounds),
      heads,
      links,
      ...this.postings.arrays(),
    }
  }

  /** The index of such arrays, which are not copied. */
  static fromArrays(arrays: NamedArrays): KeywordIndex {
    const words = (name: string) => arrays[name] as Uint32Array
    const ints = (name: string) => arrays[name] as Int32Array
    const strings = (name: string) => ({
      units: arrays[`${name}.units`] as Uint16Array,
      ends: words(`${name}.ends`),
      slots: words(`${name}.slots`),
    })
    return new KeywordIndex(
      Lexicon.from({
        terms: strings('terms'),
        sounds: strings('sounds'),
        heads: ints('heads'),
        links: ints('links'),
      }),
      new Postings({
        size: words('size'),
        counts: words('counts'),
        starts: words('starts'),
        docs: ints('docs'),
        bits: words('bits'),
      }),
    )
  }
}

const prefixed = (prefix: string, arrays: object) =>
  Object.fromEntries(
    Object.entries(arrays).map(([name, array]) => [`${prefix}.${name}`, array as Uint16Array | Uint32Array]),
  )
