import { type DocSet, isDense, wordsFor } from '../store/arrays/docSets.ts'

export interface PostingsArrays {
  /** How many docs there are, in its only place. */
  readonly size: Uint32Array
  /** For each term, in how many docs it is. */
  readonly counts: Uint32Array
  /** For each term, where its docs begin in `docs`; of a frequent term, where in `bits`. */
  readonly starts: Uint32Array
  /** Docs of the rare terms, in order within each. */
  readonly docs: Int32Array
  /** A bitset for each term that is in more than one doc of 32. */
  readonly bits: Uint32Array
}

/** For each term the docs that hold it: lists one after another, and bitsets for the frequent ones. */
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
