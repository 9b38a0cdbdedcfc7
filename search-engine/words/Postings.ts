import { type DocSet, isDense, wordsFor } from '../store/arrays/docSets.ts'

export interface PostingsArrays {
  /** One element: the number of docs. */
  readonly size: Uint32Array
  /** For each term the number of its docs. */
  readonly counts: Uint32Array
  /** For each term the beginning of its docs in `docs`; for a frequent term, in `bits`. */
  readonly starts: Uint32Array
  /** The docs of the rare terms, in rising order for each. */
  readonly docs: Int32Array
  /** A bitset for each term that is in more than one doc of 32. */
  readonly bits: Uint32Array
}

/** Postings: for each term the docs that hold it, as a list, or as a bitset for a frequent term. */
export class Postings {
  readonly size: number
  private readonly parts: PostingsArrays

  constructor(parts: PostingsArrays) {
    this.size = parts.size[0] as number
    this.parts = parts
  }

  count(term: number): number {
    return this.parts.counts[term] as number
  }

  docs(term: number): DocSet {
    const { starts, docs, bits } = this.parts
    const start = starts[term] as number
    const count = this.count(term)
    return isDense(count, this.size)
      ? bits.subarray(start, start + wordsFor(this.size))
      : docs.subarray(start, start + count)
  }

  arrays(): PostingsArrays {
    return this.parts
  }
}
