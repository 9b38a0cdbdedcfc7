import { everyDoc } from '../store/Partitions.ts'
import { sortDocs } from '../store/radixSort.ts'
import { isDense, setBit, wordsFor } from '../store/arrays/docSets.ts'
import { GrowingInts } from '../store/arrays/GrowingInts.ts'
import { Postings, type PostingsArrays } from './Postings.ts'

/** Different terms of one text that are taken up; nobody reads a description so long. */
export const MOST_TERMS = 4096

/** Terms are kept as bytes, seven bits each, the low ones first; terms met early are frequent, and short. */
const BLOCK = 1 << 20
const LONGEST = 5

/** Texts between two pauses. */
const PACE = 20_000

/** The doc of a listing that has none. */
const NONE = -1

interface TextsOfDocs {
  /** The texts in the order of their docs, those without a doc left out. */
  readonly order: Int32Array
  /** The doc of each text. */
  readonly docs: Int32Array
}

/**
 * Gathers which listing says which terms, text by text and in any order, and turns it round at the end: only then has
 * it to be known which listing is which doc.
 */
export class PostingsBuilder {
  private readonly blocks: Uint8Array[] = []
  /** Where the next byte goes, counted over all blocks. */
  private end = 0
  /** Of each text: its listing, where its terms begin, and how many they are. */
  private readonly listings = new GrowingInts()
  private readonly starts = new GrowingInts()
  private readonly counts = new GrowingInts()
  /** For each term the last text that it was seen in. */
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

  /** Adds a term to the text that was begun last. */
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

  /** The docs of each term, made in steps. `listings`: the listing of each doc; terms are numbered below `terms`. */
  *postings(listings: Int32Array, terms: number): Generator<void, Postings> {
    const size = listings.length
    const texts = this.byDoc(listings)
    const counts = new Uint32Array(terms)
    yield* this.each(texts, terms, (found, count) => countTerms(counts, found, count))
    const parts = room(size, counts)
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

  /** The terms of each text that its doc was not seen to say before, docs rising: the first `count` of `found`. */
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

  /** Writes the terms of a text that were not last seen in its doc into `found`, and gives their number. */
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

/** Adds a doc to its terms; `filled`: how many docs each term has so far. */
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

/** Empty postings with room for so many docs of each term. */
function room(size: number, counts: Uint32Array): PostingsArrays {
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
