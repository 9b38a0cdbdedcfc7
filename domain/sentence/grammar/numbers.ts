import { halfWidth, numeralOf } from '../../numbers/numeral.ts'
import type { Scan } from '../scan/Scan.ts'

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
  const value = valueOf(token.form, factor >= MILLION)
  if (value === undefined) return undefined
  return { value: rounded(value * factor), end: times?.end ?? at + 1, times: factor, isWord: false }
}

/** Without what the arithmetic of fractions leaves behind: `1.1` million are 1,100,000. */
const rounded = (value: number): number => Number(value.toPrecision(12))

/** Whether a number is the lower part of `1/2`. */
const isFraction = ({ tokens }: Scan, at: number): boolean =>
  tokens[at]?.kind === 'number' && tokens[at - 1]?.kind === 'number' && tokens[at].gap === '/'

/** A single letter is a million only if it touches a small number: `1.2m`, not `500m`. */
function isTimes({ tokens }: Scan, at: number, factor: number): boolean {
  const token = tokens[at]
  if (factor < MILLION || token?.form.length !== 1) return true
  return token.gap === '' && (valueOf(tokens[at - 1]?.form ?? '', true) ?? Infinity) < 100
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

/** The number that digits say by themselves; undefined where their marks are of no one number. */
function valueOf(digits: string, isOfMillions: boolean): number | undefined {
  const numeral = numeralOf(halfWidth(digits), { isOfMillions })
  return numeral === undefined ? undefined : Number(numeral)
}
