import { type Language, languages } from '../locale.ts'
import { type DecimalMark, halfWidth, numeralOf } from './numeral.ts'
import { type QuantityWords, quantityWords } from './quantityWords.ts'

/** The kind of a number field, and the unit that is read back: euros, square metres, kilometres, or plain items. */
export type Quantity = 'money' | 'area' | 'kilometres' | 'count'

/** The typed number; undefined for an empty text, `unread` if the text is not one number. */
export type QuantityRead = number | undefined | 'unread'

/** What begins a fraction. English alone has the point. */
export const decimalMarkOf = (language: Language | undefined): DecimalMark | undefined =>
  language && (language === 'en' ? '.' : ',')

/** A sign or word before the digits, the digits, a closing `,-`, and the words behind them. */
const shape = /^([^\d.,]*?)\s*([.,]?\d(?:[\d.,\s'’ʼ`´′]*\d)?)(?:[.,][-–—]?)?\s*(\D.*)?$/u

/** The powers of ten that words multiply by. */
const exponents = { thousand: 3, million: 6 } as const

/** The units of each quantity, and how many of what is read back one of them is. */
const unitsOf: Readonly<Record<Quantity, Readonly<Partial<Record<keyof QuantityWords, number>>>>> = {
  money: { euro: 1 },
  area: { squareMetres: 1, stremma: 1000, hectare: 10_000, acre: 4047 },
  kilometres: { kilometres: 1, metres: 0.001 },
  count: {},
}

/**
 * Reads the whole text of a number field, as people write amounts in the eight languages: `250k`, `250 χιλ.`,
 * `1,2 εκ.`, `€250,000`, `250'000`, `120 m²`. Nothing is taken out of a text that says more than one number.
 * Money, areas and counts are whole: there, `1.500` is fifteen hundred in every language. Kilometres, and what
 * "thousand" multiplies, ask the language.
 */
export function readQuantity(typed: string, of: Quantity, language?: Language): QuantityRead {
  const text = halfWidth(typed).trim()
  if (text === '') return undefined
  const [, before = '', digits = '', after = ''] = shape.exec(text) ?? []
  const words = wordsBeside(keyOf(before), keyOf(after), of, language)
  if (words === undefined) return 'unread'
  const { exponent, factor } = words
  const isWhole = of !== 'kilometres'
  const numeral = numeralOf(digits, {
    decimalMark: exponent === exponents.thousand || !isWhole ? decimalMarkOf(language) : undefined,
    isOfMillions: exponent === exponents.million,
  })
  if (numeral === undefined) return 'unread'
  const value = Number(`${numeral}e${exponent}`) * factor
  if (!isWhole) return value
  // Nobody writes thousandths of a euro: `1250.000` is a group in the wrong place.
  const isFraction = !Number.isInteger(value) || (exponent === 0 && /\.\d{3}/.test(numeral))
  if ((isFraction && factor === 1) || !Number.isSafeInteger(Math.round(value))) return 'unread'
  return Math.round(value)
}

/** What multiplies a number, and its unit, from the words on both sides; undefined where a word is neither. */
function wordsBeside(before: string, after: string, of: Quantity, language: Language | undefined) {
  const first = before === '' ? undefined : factorOf(before, of)
  if (before !== '' && first === undefined) return undefined
  for (let at = 0; at <= after.length; at++) {
    const [multiplier, unit] = [after.slice(0, at), after.slice(at)]
    const exponent = multiplier === '' ? 0 : exponentOf(multiplier, of, language)
    const factor = unit === '' ? (first ?? 1) : first === undefined ? factorOf(unit, of) : undefined
    if (exponent !== undefined && factor !== undefined) return { exponent, factor }
  }
  return undefined
}

/** What stands between "millions" and "euros" in Romance languages. */
const joiners = ['', 'd', 'de', 'di']

function factorOf(word: string, of: Quantity): number | undefined {
  const joined = joiners.filter((joiner) => word.startsWith(joiner))
  return joined.map((joiner) => singular(factors[of], word.slice(joiner.length))).find((factor) => factor)
}

/** Only money comes in millions by a single letter: `120m` is no area. */
function exponentOf(word: string, of: Quantity, language: Language | undefined): number | undefined {
  if (of !== 'money' && of !== 'area') return undefined
  const byLanguage = singular(multipliers, word)
  if (byLanguage === undefined) return undefined
  const [first, ...others] = new Set(byLanguage.values())
  // `mil` is a thousand in Spain and a million in England: in other languages it is neither.
  const exponent = (language && byLanguage.get(language)) ?? (others.length > 0 ? undefined : first)
  return exponent === exponents.million && word.length === 1 && of !== 'money' ? undefined : exponent
}

const singular = <Value>(known: ReadonlyMap<string, Value>, word: string): Value | undefined =>
  known.get(word) ?? known.get(word.replace(/s$/, ''))

/** Words without accents, case, points and spaces: `τ. μ.` and `ΤΜ` are one. */
const keyOf = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\s.·'’^]/gu, '')
    .replaceAll('ς', 'σ')

const keysOf = (words: string | undefined): readonly string[] => words?.split(',').map(keyOf) ?? []

/** The units of each quantity by their words. */
const factors = Object.fromEntries(
  Object.entries(unitsOf).map(([of, units]) => [
    of,
    new Map(
      Object.entries(units).flatMap(([name, factor]) =>
        languages.flatMap((language) => {
          const words: QuantityWords = quantityWords[language]
          return keysOf(words[name as keyof QuantityWords]).map((key) => [key, factor] as const)
        }),
      ),
    ),
  ]),
) as unknown as Record<Quantity, ReadonlyMap<string, number>>

/** What each word multiplies by, as exponents, in the languages that have it. */
const multipliers = new Map<string, Map<Language, number>>()
for (const language of languages)
  for (const name of ['thousand', 'million'] as const)
    for (const key of keysOf(quantityWords[language][name]))
      multipliers.set(key, (multipliers.get(key) ?? new Map()).set(language, exponents[name]))
