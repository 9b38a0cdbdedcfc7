import type { DocSet } from '../store/arrays/docSets.ts'
import type { Lexicon } from './Lexicon.ts'

/** The docs of terms. */
export interface TermDocs {
  /** The number of docs, from 0; some may have no text. */
  readonly size: number
  /** The number of docs that hold a term. */
  readonly count: (term: number) => number
  /** The docs that hold a term. */
  readonly docs: (term: number) => DocSet
}

/** Texts that can be searched for words: an index, or the delta. */
export interface KeywordSource extends TermDocs {
  /** May hold more words than the docs. */
  readonly lexicon: Lexicon
}
