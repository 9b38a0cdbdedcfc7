import { stopWords } from './stopWords.ts'
import { TokenReader } from './TokenReader.ts'

/** A word of a text that is no stop word. */
export interface Token {
  /** Its offsets, the end excluded. */
  readonly start: number
  readonly end: number
  /** Folded. */
  readonly form: string
}

/** The words of a text that say something, in order. */
export function tokensOf(text: string): Token[] {
  const reader = new TokenReader()
  const tokens: Token[] = []
  reader.open(text)
  while (reader.next()) {
    const { start, end } = reader
    const form = reader.form()
    if (!stopWords.has(form)) tokens.push({ start, end, form })
  }
  return tokens
}
