import type { DocSet } from '../store/arrays/docSets.ts'
import type { Lexicon } from './Lexicon.ts'

/** The docs of terms. */
export interface TermDocs {
  /** How many docs there are, numbered from 0; some may have no text. */
  readonly size: number
  /** In how many docs a term is. */
  readonly count: (term: number) => number
  /** The docs that hold a term. */
  readonly docs: (term: number) => DocSet
}

/** Texts that can be asked for words: a finished index, or the rows that came since. */
export interface KeywordSource extends TermDocs {
  /** May know more words than its docs have. */
  readonly lexicon: Lexicon
}
