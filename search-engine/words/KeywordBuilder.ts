import { TokenReader } from '#domain/search/words/TokenReader.ts'
import { Forms } from './Forms.ts'
import { PostingsBuilder } from './PostingsBuilder.ts'
import { KeywordIndex } from './KeywordIndex.ts'
import { Lexicon, NO_TERM } from './Lexicon.ts'

/** Builds the keyword index of many texts. Half a million texts of a hundred words take some seconds. */
export class KeywordBuilder {
  private readonly reader = new TokenReader()
  private readonly lexicon = new Lexicon()
  private readonly forms = new Forms(this.lexicon)
  private readonly gatherer = new PostingsBuilder()

  /** Adds a text of a listing, in any order; a listing may have several texts, in any languages. */
  add(listing: number, text: string): void {
    const { reader } = this
    this.gatherer.open(listing)
    reader.open(text)
    while (reader.next()) {
      const term = this.forms.termOf(reader)
      if (term !== NO_TERM) this.gatherer.add(term)
    }
  }

  /** The index of all texts, made with pauses. `listings`: the listing of each doc; other texts are left out. */
  *finish(listings: Int32Array): Generator<void, KeywordIndex> {
    const postings = yield* this.gatherer.postings(listings, this.lexicon.size)
    return new KeywordIndex(this.lexicon, postings)
  }

  /** As `finish`, without a pause. */
  finishNow(listings: Int32Array): KeywordIndex {
    const steps = this.finish(listings)
    for (;;) {
      const step = steps.next()
      if (step.done === true) return step.value
    }
  }
}
