import { halfWidth } from '../../numbers/numeral.ts'
import { fold } from '../../words/fold.ts'

/** A word, number or sign of a sentence, with its offsets in the original text; the end excluded. */
export interface Token {
  readonly start: number
  readonly end: number
  readonly kind: 'word' | 'number' | 'sign'
  /** Words folded, numbers and signs unchanged. */
  readonly form: string
  /** The text between it and the previous token. */
  readonly gap: string
}

const number = /\d+(?:[.,'’ʼ`´′]\d+)*/y
/** Groups of three digits with spaces between, of any kind. */
const spaced = /\d{1,3}(?:[^\S\n]\d{3})+(?!\d)/y
const run = /[\p{L}\p{M}\p{Nd}²]+/uy
const hasLetter = /\p{L}/u
const sign = /[€$£₽+~≈≤≥<>%&]/y

/**
 * The tokens of a text. Digits with letters behind them are a number and a word (`85τμ`, `300k`), but for words that
 * are written so (`3άρι`, `8essaloniki`): `isWord` knows them.
 */
export function tokensOf(written: string, isWord: (form: string) => boolean): Token[] {
  const text = halfWidth(written)
  const tokens: Token[] = []
  let at = 0
  let last = 0
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    return pattern.exec(text)?.[0]
  }
  const add = (kind: Token['kind'], raw: string, form: string) => {
    tokens.push({ start: at, end: at + raw.length, kind, form, gap: text.slice(last, at) })
    at += raw.length
    last = at
  }
  while (at < text.length) {
    const letters = match(run)
    const digits = match(number)
    if (
      letters !== undefined &&
      (digits === undefined || (hasLetter.test(letters) && isWord(formOf(letters))))
    )
      add('word', letters, formOf(letters))
    else if (digits !== undefined) {
      const groups = match(spaced)
      const whole = groups !== undefined && isOneNumber(groups) ? groups : digits
      add('number', whole, whole)
    } else {
      const mark = match(sign)
      if (mark === undefined) at++
      else add('sign', mark, mark)
    }
  }
  return tokens
}

/** `300 000` is one number, `2 120` two: a plain space joins round thousands only, as people write prices. */
const isOneNumber = (groups: string) => groups.endsWith('000') || !groups.includes(' ')

const formOf = (word: string): string => fold(word.replaceAll('²', '2')).replaceAll(' ', '')
