import { everyDoc } from '../store/Partitions.ts'
import { sortDocs } from '../store/radixSort.ts'
import { isDense, setBit, wordsFor } from '../store/arrays/docSets.ts'
import { GrowingInts } from '../store/arrays/GrowingInts.ts'
import { Postings, type PostingsArrays } from './Postings.ts'

/** The most distinct terms of one text that are indexed; no description is so long. */
export const MOST_TERMS = 4096

/**
 * Terms are stored as variable-length bytes, seven bits each, low bits first: frequent terms are added early, and
 * are short.
 */
const BLOCK = 1 << 20
const LONGEST = 5

/** Texts between two pauses. */
const PACE = 20_000

/** The number of a listing without a doc. */
const NONE = -1

interface TextsOfDocs {
  /** The texts in the order of their docs, without those that have none. */
  readonly order: Int32Array
  /** The doc of each text. */
  readonly docs: Int32Array
}

/**
 * Collects the terms of each listing, text by text in any order, and inverts them at the end: only then the doc of
 * each listing has to be known.
 */
export class PostingsBuilder {
  private readonly blocks: Uint8Array[] = []
  /** The offset of the next byte, over all blocks. */
  private end = 0
  /** For each text its listing, the offset of its terms, and their number. */
  private readonly listings = new GrowingInts()
  private readonly starts = new GrowingInts()
  private readonly counts = new GrowingInts()
  /** For each term the last text that had it. */
  private seen = new Int32Array(1024).fill(-1)

  /** Begins a text of a listing; a listing may have several, which count as one. */
  open(listing: number): void {
    if (this.end + MOST_TERMS * LONGEST > this.blocks.length * BLOCK) {
      this.end = this.blocks.length * BLOCK
      this.blocks.push(new Uint8Array(BLOCK))
    }
    this.listings.push(listing)
    this.starts.push(this.end)
    this.counts.push(0)
  }

  /** Adds a term to the current text. */
  add(term: number): void {
    const text = this.listings.length - 1
    if (term >= this.seen.length) this.growSeen(term)
    if (this.seen[term] === text || this.counts.at(text) === MOST_TERMS) return
    this.seen[term] = text
    this.counts.set(text, this.counts.at(text) + 1)
    const block = this.blocks[this.blocks.length - 1] as Uint8Array
    let at = this.end & (BLOCK - 1)
    let rest = term
    for (; rest > 127; rest >>>= 7) block[at++] = (rest & 127) | 128
    block[at++] = rest
    this.end += at - (this.end & (BLOCK - 1))
  }

  /** The postings, made with pauses. `listings`: the listing of each doc; terms are numbered below `terms`. */
  *postings(listings: Int32Array, terms: number): Generator<void, Postings> {
    const size = listings.length
    const texts = this.byDoc(listings)
    const counts = new Uint32Array(terms)
    yield* this.each(texts, terms, (found, count) => countTerms(counts, found, count))
    const parts = emptyPostings(size, counts)
    const filled = new Uint32Array(terms)
    yield* this.each(texts, terms, (found, count, doc) => fillIn(parts, filled, found, count, doc))
    return new Postings(parts)
  }

  private growSeen(term: number): void {
    const larger = new Int32Array(Math.max(term + 1, this.seen.length * 2)).fill(-1)
    larger.set(this.seen)
    this.seen = larger
  }

  /** The texts of the docs, in their order. */
  private byDoc(listings: Int32Array): TextsOfDocs {
    const said = this.listings.view()
    const docsById = sortDocs(everyDoc(listings.length), listings, 'asc')
    const textsById = sortDocs(everyDoc(said.length), said, 'asc')
    const docs = new Int32Array(said.length).fill(NONE)
    let unknown = said.length
    for (let at = 0, next = 0; at < textsById.length; at++) {
      const text = textsById[at] as number
      const listing = said[text] as number
      while (next < docsById.length && (listings[docsById[next] as number] as number) < listing) next++
      const doc = docsById[next]
      if (doc === undefined || listings[doc] !== listing) continue
      docs[text] = doc
      unknown--
    }
    return { order: sortDocs(textsById, docs, 'asc').subarray(unknown), docs }
  }

  /** Calls `visit` with the new terms of each text, docs rising: the first `count` of `found`. */
  private *each(
    { order, docs }: TextsOfDocs,
    terms: number,
    visit: (found: Int32Array, count: number, doc: number) => void,
  ): Generator<void> {
    const last = new Int32Array(terms).fill(-1)
    const found = new Int32Array(MOST_TERMS)
    for (let place = 0; place < order.length; place++) {
      if (place % PACE === 0) yield
      const text = order[place] as number
      const doc = docs[text] as number
      visit(found, this.readNew(text, doc, last, found), doc)
    }
  }

  /** Writes the terms of a text that its doc does not have yet into `found`. Returns their number. */
  private readNew(text: number, doc: number, last: Int32Array, found: Int32Array): number {
    const start = this.starts.at(text)
    const block = this.blocks[start >>> 20] as Uint8Array
    let at = start & (BLOCK - 1)
    let count = 0
    for (let left = this.counts.at(text); left > 0; left--) {
      let term = 0
      let shift = 0
      let byte = block[at++] as number
      for (; byte > 127; byte = block[at++] as number) {
        term |= (byte & 127) << shift
        shift += 7
      }
      term |= byte << shift
      found[count] = term
      count += +(last[term] !== doc)
      last[term] = doc
    }
    return count
  }
}

function countTerms(counts: Uint32Array, found: Int32Array, count: number): void {
  for (let at = 0; at < count; at++) {
    const term = found[at] as number
    counts[term] = (counts[term] as number) + 1
  }
}

/** Adds a doc to its terms; `filled` is the number of docs of each term so far. */
function fillIn(
  { size, counts, starts, docs, bits }: PostingsArrays,
  filled: Uint32Array,
  found: Int32Array,
  count: number,
  doc: number,
): void {
  const all = size[0] as number
  for (let at = 0; at < count; at++) {
    const term = found[at] as number
    const start = starts[term] as number
    const before = filled[term] as number
    filled[term] = before + 1
    if (isDense(counts[term] as number, all)) setBit(bits, start * 32 + doc)
    else docs[start + before] = doc
  }
}

/** Empty postings with the capacity for the docs of each term. */
function emptyPostings(size: number, counts: Uint32Array): PostingsArrays {
  const starts = new Uint32Array(counts.length)
  let docs = 0
  let bits = 0
  for (const [term, count] of counts.entries())
    if (isDense(count, size)) {
      starts[term] = bits
      bits += wordsFor(size)
    } else {
      starts[term] = docs
      docs += count
    }
  return {
    size: Uint32Array.of(size),
    counts,
    starts,
    docs: new Int32Array(docs),
    bits: new Uint32Array(bits),
  }
}
