import { LRUCache } from 'lru-cache'
import { type DocSet, wordsFor } from '../store/arrays/docSets.ts'
import type { TermDocs } from './KeywordSource.ts'
import { renumbered, type Renumbering, renumbering } from './renumbered.ts'

/** The capacity of the cache in bitsets: the most frequent words. Some fifty keywords have 150. */
const KEPT = 256

/** The docs of terms in the numbering of an index, which is not that of the texts. */
export class RenumberedTerms implements TermDocs {
  readonly size: number
  private readonly source: TermDocs
  private readonly findNumbers: () => Int32Array
  private renumbering: Renumbering | undefined
  private readonly known: LRUCache<number, DocSet>

  /**
   * `findNumbers` is called once: for each doc of the source its doc in the index, of `size` docs; NONE where it has
   * none. Docs added to the source later have none.
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
    const elsewhere = (this.renumbering ??= renumbering(this.findNumbers(), this.size))
    const found = renumbered(this.source.docs(term), elsewhere)
    this.known.set(term, found)
    return found
  }
}
