import type { TokenReader } from '#domain/search/words/TokenReader.ts'
import { GrowingInts } from '../store/arrays/GrowingInts.ts'
import type { Lexicon } from './Lexicon.ts'
import { StringTable } from './StringTable.ts'

/** Every spelling in the texts with its term, so that a word is stemmed once and then looked up. */
export class Forms {
  private readonly forms = new StringTable()
  private readonly terms = new GrowingInts()
  readonly lexicon: Lexicon

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon
  }

  /** The term of a reader's current token. */
  termOf(reader: TokenReader): number {
    const form = this.forms.addUnits(reader.units, reader.length)
    if (form === this.terms.length) this.terms.push(this.lexicon.learn(reader.form()))
    return this.terms.at(form)
  }
}
