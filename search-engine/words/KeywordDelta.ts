import { TokenReader } from '#domain/search/words/TokenReader.ts'
import { Forms } from './Forms.ts'
import { GrowingInts } from '../store/arrays/GrowingInts.ts'
import type { KeywordSource } from './KeywordSource.ts'
import { Lexicon, NO_TERM } from './Lexicon.ts'

/** The words of the listings written since the keyword index was built: some thousands, searchable at once. */
export class KeywordDelta implements KeywordSource {
  private readonly forms = new Forms(new Lexicon())
  private readonly reader = new TokenReader()
  /** For each term its docs, in rising order. */
  private readonly lists: GrowingInts[] = []
  private end = 0

  get lexicon(): Lexicon {
    return this.forms.lexicon
  }

  get size(): number {
    return this.end
  }

  /** Adds a text to a doc, which must not be lower than the last one that was added to. */
  add(doc: number, text: string): void {
    const { reader } = this
    this.end = Math.max(this.end, doc + 1)
    reader.open(text)
    while (reader.next()) {
      const term = this.forms.termOf(reader)
      if (term === NO_TERM) continue
      const list = (this.lists[term] ??= new GrowingInts())
      if (list.length === 0 || list.at(list.length - 1) !== doc) list.push(doc)
    }
  }

  count(term: number): number {
    return this.lists[term]?.length ?? 0
  }

  docs(term: number): Int32Array {
    return this.lists[term]?.view() ?? new Int32Array(0)
  }
}
