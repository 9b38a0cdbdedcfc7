import type { DocSet } from '../store/arrays/docSets.ts'
import type { TermDocs } from './KeywordSource.ts'
import type { ResolvedKeyword, ResolvedWord } from './resolveKeyword.ts'

/** The terms of two sources of the same docs: those of the second are numbered after those of the first. */
export class JoinedTerms implements TermDocs {
  private readonly first: TermDocs
  private readonly second: TermDocs
  /** The number of terms of the first. */
  private readonly terms: number

  constructor(first: TermDocs, terms: number, second: TermDocs) {
    this.first = first
    this.terms = terms
    this.second = second
  }

  get size(): number {
    return this.first.size
  }

  /** Joins a keyword that was resolved in each source. */
  joined(first: ResolvedKeyword, second: ResolvedKeyword): ResolvedKeyword {
    const join = (word: ResolvedWord, other?: ResolvedWord): ResolvedWord => ({
      ...word,
      terms: [...word.terms, ...(other?.terms ?? []).map((term) => this.terms + term)],
    })
    return {
      must: first.must.map((word, at) => join(word, second.must[at])),
      mustNot: first.mustNot.map((word, at) => join(word, second.mustNot[at])),
    }
  }

  count(term: number): number {
    return term < this.terms ? this.first.count(term) : this.second.count(term - this.terms)
  }

  docs(term: number): DocSet {
    return term < this.terms ? this.first.docs(term) : this.second.docs(term - this.terms)
  }
}
