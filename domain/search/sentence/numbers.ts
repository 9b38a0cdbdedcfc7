import type { Scan } from './Scan.ts'

/** A number with its multiplier, by its tokens; the end not included. */
export interface Amount {
  readonly value: number
  readonly end: number
  /** What "thousand" or "million" multiplied it by. */
  readonly times: number
  /** Written as a word. */
  readonly isWord: boolean
}

const THOUSAND = 1000
const MILLION = 1_000_000

/** Reads the number that begins at a token: `300.000`, `300 χιλ.`, `1,2 εκ.`, `half a million`, `τριακόσιες χιλιάδες`. */
export function readAmount(scan: Scan, at: number): Amount | undefined {
  const token = scan.tokens[at]
  if (token?.kind !== 'number') return readWords(scan, at)
  if (isFraction(scan, at) || isFraction(scan, at + 1)) return undefined
  const after = scan.find(at + 1, 'times')
  const times = after && isTimes(scan, at + 1, after.sense.factor) ? after : undefined
  const factor = times?.sense.factor ?? 1
  const value = valueOf(token.form, factor >= MILLION) * factor
  return { value, end: times?.end ?? at + 1, times: factor, isWord: false }
}

/** Whether a number is the lower part of `1/2`. */
const isFraction = ({ tokens }: Scan, at: number): boolean =>
  tokens[at]?.kind === 'number' && tokens[at - 1]?.kind === 'number' && tokens[at].gap === '/'

/** A single letter is a million only if it touches a small number: `1.2m`, not `500m`. */
function isTimes({ tokens }: Scan, at: number, factor: number): boolean {
  const token = tokens[at]
  if (factor < MILLION || token?.form.length !== 1) return true
  return token.gap === '' && valueOf(tokens[at - 1]?.form ?? '', true) < 100
}

/** Words are added while they fall (two hundred, fifty) and multiplied by what multiplies. */
function readWords(scan: Scan, begin: number): Amount | undefined {
  let at = begin
  let value = 0
  let last = Infinity
  let times = 1
  for (;;) {
    const word = times === 1 ? scan.find(at, 'number') : undefined
    const multiplier = scan.find(at, 'times')
    if (word && word.sense.value < last) {
      value += word.sense.value
      last = word.sense.value
      at = word.end
    } else if (multiplier && multiplier.words.length > 1) {
      const { factor } = multiplier.sense
      value = (value || 1) * factor
      last = factor
      if (factor >= THOUSAND) times *= factor
      at = multiplier.end
    } else break
  }
  return at === begin ? undefined : { value, end: at, times, isWord: true }
}

/**
 * Digits with points, commas, spaces or apostrophes. Three digits behind a sign make it a sign of thousands, unless
 * they are thousandths of a million: `1.250 εκ.`
 */
export function valueOf(digits: string, isOfMillions: boolean): number {
  const plain = digits.replaceAll(/[\s'’]/g, '')
  const at = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  if (at < 0) return Number(plain)
  const whole = plain.slice(0, at).replaceAll(/[.,]/g, '')
  const part = plain.slice(at + 1)
  const signs = new Set(plain.replaceAll(/\d/g, ''))
  const isGroup = part.length === 3 && signs.size === 1 && !(isOfMillions && whole.length <= 2)
  return isGroup || part.length > 3 ? Number(whole + part) : Number(`${whole}.${part}`)
}
