/**
 * Resolves typed words to the terms of an index: `8ea`, `thea`, `u;ea` and `θεα` all lead to that of `θέα`.
 *
 * Words are looked up in all sources together, so that a word that only one of them has means the same in the other.
 */
import { isOneWord, type Keyword } from '#domain/search/words/keyword.ts'
import { stemOf } from '#domain/search/words/stem.ts'
import type { SoughtWord } from '#domain/search/words/highlights.ts'
import { type Token, tokensOf } from '#domain/search/words/tokens.ts'
import { fold } from '#domain/words/fold.ts'
import { accentKey, asGreekKeyboard, asLatinKeyboard } from '#domain/words/keyboards.ts'
import { isDigit, isGreek, isLatin } from '#domain/words/letters.ts'
import { asGreekLooks } from '#domain/words/lookAlikes.ts'
import { soundKeys } from '#domain/words/sounds.ts'
import type { KeywordSource } from './KeywordSource.ts'
import type { Lexicon } from './Lexicon.ts'

/** A word of a keyword and its terms in one source. */
export interface ResolvedWord extends SoughtWord {
  /** Alternative terms; empty where no text has the word. */
  readonly terms: readonly number[]
}

export interface ResolvedKeyword {
  readonly must: readonly ResolvedWord[]
  readonly mustNot: readonly ResolvedWord[]
}

/** A word that sounds like more terms than this means the most frequent ones. */
const MOST_ALIKE = 8

/** Stems that a word may stand for. */
type Stems = readonly string[]

/** The resolved keyword for each source. */
export function resolveKeyword(
  { must, mustNot }: Keyword,
  sources: readonly KeywordSource[],
): readonly ResolvedKeyword[] {
  const reader = new WordReader(sources)
  const stems = (words: readonly string[]) =>
    words.flatMap((word) => reader.read(word).map((found) => ({ word, stems: found })))
  const [wanted, unwanted] = [stems(must), stems(mustNot)]
  return sources.map((source) => ({
    must: wanted.map((word) => withTerms(word, source)),
    mustNot: unwanted.map((word) => withTerms(word, source)),
  }))
}

const withTerms = (word: SoughtWord, source: KeywordSource): ResolvedWord => ({
  ...word,
  terms: word.stems.map((stem) => source.lexicon.termOf(stem)).filter((term) => isUsed(source, term)),
})

const isUsed = (source: KeywordSource, term: number) => term >= 0 && source.count(term) > 0

/** The stems of a word, by the plainest reading that some text has. */
class WordReader {
  private readonly sources: readonly KeywordSource[]

  constructor(sources: readonly KeywordSource[]) {
    this.sources = sources
  }

  /** The stems of each part of a word: one part, but for words like `3bed`. */
  read(word: string): Stems[] {
    const tokens = tokensOf(word)
    if (!isOneWord(word)) return tokens.map((token) => this.readToken(token))
    const whole = fold(word.replaceAll(accentKey, ''))
    const found = firstOf([
      () => this.sounding(whole, isGreek),
      () => this.written(asGreekKeyboard(whole)),
      () => this.inflected(whole),
    ])
    return found.length > 0 || tokens.length === 0 ? [found] : tokens.map((token) => this.readToken(token))
  }

  private readToken({ form }: Token): Stems {
    const first = form.charCodeAt(0)
    const own = this.known([stemOf(form)])
    if (isDigit(first)) return own
    return isLatin(first) ? this.readLatin(form, own) : this.readGreek(form, own)
  }

  private readGreek(form: string, own: Stems): Stems {
    return firstOf([
      () => own,
      () => this.sounding(form),
      () => this.written(...asLatinKeyboard(form)),
      () => this.inflected(form),
    ])
  }

  /** A Latin word that sounds like a more frequent Greek one means both. */
  private readLatin(form: string, own: Stems): Stems {
    const greek = this.sounding(form, isGreek)
    if (own.length > 0) return this.frequency(greek) > this.frequency(own) ? [...own, ...greek] : own
    return firstOf([
      () => greek,
      () => this.written(...asGreekLooks(form)),
      () => this.written(asGreekKeyboard(form)),
      () => this.sounding(form),
      () => this.inflected(form),
    ])
  }

  private written(...forms: readonly string[]): Stems {
    return this.known(forms.map(stemOf))
  }

  private sounding(form: string, script: (unit: number) => boolean = () => true): Stems {
    return this.gather(form, (lexicon, key) => lexicon.sounding(key)).filter((stem) =>
      script(stem.charCodeAt(0)),
    )
  }

  private inflected(form: string): Stems {
    return this.gather(form, (lexicon, key) => lexicon.soundingInflected(key))
  }

  private gather(form: string, find: (lexicon: Lexicon, key: string) => readonly number[]): Stems {
    const keys = soundKeys(form)
    const stems = this.sources.flatMap(({ lexicon }) =>
      keys.flatMap((key) => find(lexicon, key).map((term) => lexicon.stemOf(term))),
    )
    return this.known([...new Set(stems)])
      .toSorted((a, b) => this.frequency([b]) - this.frequency([a]))
      .slice(0, MOST_ALIKE)
  }

  /** Those that some text has. */
  private known(stems: Stems): Stems {
    return stems.filter((stem) => this.frequency([stem]) > 0)
  }

  private frequency(stems: Stems): number {
    let sum = 0
    for (const source of this.sources)
      for (const stem of stems) {
        const term = source.lexicon.termOf(stem)
        if (isUsed(source, term)) sum += source.count(term)
      }
    return sum
  }
}

const firstOf = (readings: readonly (() => Stems)[]): Stems => {
  for (const read of readings) {
    const stems = read()
    if (stems.length > 0) return stems
  }
  return []
}
