import { stemOf } from '#domain/search/words/stem.ts'
import { stopWords } from '#domain/search/words/stopWords.ts'
import { isGreek, isLatin } from '#domain/words/letters.ts'
import { greekByEar, soundKeys } from '#domain/words/sounds.ts'
import { GrowingInts } from '../store/arrays/GrowingInts.ts'
import { StringTable, type StringTableArrays } from './StringTable.ts'

/** The term of stop words. */
export const NO_TERM = -1

/** Longer words are not looked up by their sound. */
const LONGEST_HEARD = 24

/** The prefix that separates sounds of stems from sounds of words. */
const ofStem = (key: string) => `${key}~`

const END = -1

export interface LexiconArrays {
  readonly terms: StringTableArrays
  readonly sounds: StringTableArrays
  readonly heads: Int32Array
  readonly links: Int32Array
}

/**
 * The vocabulary of an index: its terms are stems, numbered from 0. It also maps the sounds of the words to terms,
 * so that `8alassa` leads to the term of `θάλασσα`.
 */
export class Lexicon {
  private terms = new StringTable()
  private sounds = new StringTable()
  /** For each sound its first link; a link is a term and the position of the next link. */
  private heads = new GrowingInts()
  private links = new GrowingInts()

  get size(): number {
    return this.terms.size
  }

  /** Adds a word of a text, folded as tokens are. Returns its term. */
  learn(form: string): number {
    if (stopWords.has(form)) return NO_TERM
    const stem = stemOf(form)
    const known = this.terms.size
    const term = this.terms.add(stem)
    const first = form.charCodeAt(0)
    if (form.length > LONGEST_HEARD || !(isGreek(first) || isLatin(first))) return term
    for (const key of soundKeys(form)) this.link(key, term)
    if (term === known && isGreek(first)) for (const key of soundKeys(stem)) this.link(ofStem(key), term)
    return term
  }

  /** The term of a stem; NO_TERM if no text has it. */
  termOf(stem: string): number {
    return this.terms.idOf(stem)
  }

  stemOf(term: number): string {
    return this.terms.textOf(term)
  }

  /** Terms of words that sound like this key. */
  sounding(key: string): number[] {
    return this.follow(key)
  }

  /** Terms of Greek words whose stems sound like that of a word that sounds like this key. */
  soundingInflected(key: string): number[] {
    return soundKeys(stemOf(greekByEar(key))).flatMap((stem) => this.follow(ofStem(stem)))
  }

  arrays(): LexiconArrays {
    return {
      terms: this.terms.arrays(),
      sounds: this.sounds.arrays(),
      heads: this.heads.view().slice(),
      links: this.links.view().slice(),
    }
  }

  static from({ terms, sounds, heads, links }: LexiconArrays): Lexicon {
    const lexicon = new Lexicon()
    lexicon.terms = StringTable.from(terms)
    lexicon.sounds = StringTable.from(sounds)
    lexicon.heads = GrowingInts.of(heads)
    lexicon.links = GrowingInts.of(links)
    return lexicon
  }

  private follow(key: string): number[] {
    const sound = this.sounds.idOf(key)
    const found: number[] = []
    for (let at = sound < 0 ? END : this.heads.at(sound); at !== END; at = this.links.at(at + 1))
      found.push(this.links.at(at))
    return found
  }

  private link(key: string, term: number): void {
    const sound = this.sounds.add(key)
    if (sound === this.heads.length) this.heads.push(END)
    if (this.follow(key).includes(term)) return
    this.links.push(term)
    this.links.push(this.heads.at(sound))
    this.heads.set(sound, this.links.length - 2)
  }
}
