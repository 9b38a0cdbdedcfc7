import { LRUCache } from 'lru-cache'
import { type DocSet, wordsFor } from '../store/arrays/docSets.ts'
import type { TermDocs } from './KeywordSource.ts'
import { renumbered, type Renumbering, renumbering } from './renumbered.ts'

/** Room for what was renumbered, in bitsets of all docs: the words that most ask for. Some fifty keywords have 150. */
const KEPT = 256

/** The docs of terms by the numbers of an index, which are not those of the texts. */
export class RenumberedTerms implements TermDocs {
  readonly size: number
  private readonly source: TermDocs
  private readonly findNumbers: () => Int32Array
  private renumbering: Renumbering | undefined
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
    const elsewhere = (this.renumbering ??= renumbering(this.findNumbers(), this.size))
    const found = renumbered(this.source.docs(term), elsewhere)
    this.known.set(term, found)
    return found
  }
}
