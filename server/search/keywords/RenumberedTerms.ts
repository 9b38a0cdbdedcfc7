import { LRUCache } from 'lru-cache'
import { firstFrom } from '../firstFrom.ts'
import { type DocSet, listOf, wordsFor } from './docSets.ts'
import type { TermDocs } from './KeywordSource.ts'
import { renumbered } from './renumbered.ts'

/** Room for what was renumbered, in bitsets of all docs: the words that most ask for. */
const KEPT = 64

/** The docs of terms by the numbers of an index, which are not those of the texts. */
export class RenumberedTerms implements TermDocs {
  readonly size: number
  private readonly source: TermDocs
  private readonly findNumbers: () => Int32Array
  private numbers: Int32Array | undefined
  private readonly known: LRUCache<number, DocSet>

  /**
   * `findNumbers`, asked once: of each doc of the source its number in the index, of which there are `size`; NONE where
   * it has none. Docs that come to the source later have none either.
   */
  constructor(source: TermDocs, findNumbers: () => Int32Array, size: number) {
    this.source = source
    this.findNumbers = findNumbers
    this.size = size
    this.known = new LRUCache({
      maxSize: KEPT * wordsFor(size) * Uint32Array.BYTES_PER_ELEMENT + 1,
      sizeCalculation: ({ byteLength }) => byteLength + 1,
    })
  }

  count(term: number): number {
    return this.source.count(term)
  }

  docs(term: number): DocSet {
    const known = this.known.get(term)
    if (known) return known
    const numbers = (this.numbers ??= this.findNumbers())
    const docs = listOf(this.source.docs(term))
    const found = renumbered(docs.subarray(0, firstFrom(docs, numbers.length)), numbers, this.size)
    this.known.set(term, found)
    return found
  }
}
