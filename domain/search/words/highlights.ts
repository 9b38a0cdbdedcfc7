import { stemOf } from './stem.ts'
import { TokenReader } from './TokenReader.ts'

/** A word of a keyword with its stems. */
export interface SoughtWord {
  readonly word: string
  readonly stems: readonly string[]
}

/** A match of a keyword's word in a text, by the text's own offsets; the end excluded. */
export interface Highlight {
  readonly start: number
  readonly end: number
  /** Which word, by its place among the words sought. */
  readonly word: number
}

/** The matches of the words in a text, in any inflection, from the first to the last. */
export function highlightsOf(text: string, words: readonly SoughtWord[]): Highlight[] {
  const wordOfStem = new Map(words.flatMap(({ stems }, word) => stems.map((stem) => [stem, word] as const)))
  // A stem begins as its word does; so most words of a text need none.
  const firsts = new Set([...wordOfStem.keys()].map((stem) => stem.charCodeAt(0)))
  const found: Highlight[] = []
  const reader = new TokenReader()
  reader.open(text)
  while (reader.next()) {
    if (!firsts.has(reader.units[0] as number)) continue
    const word = wordOfStem.get(stemOf(reader.form()))
    if (word !== undefined) found.push({ start: reader.start, end: reader.end, word })
  }
  return found
}
