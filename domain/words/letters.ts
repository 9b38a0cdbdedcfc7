/**
 * What each sign is worth when looks do not count: no accents or dialytika, lower case, one sigma, and the usual
 * letters for those that Unicode keeps beside them for their looks (`ﬁ`, `Ａ`, `𝐀`). As a table over code units, since
 * an index reads hundreds of millions of them; it is filled as signs are met.
 */

/** Separates words. */
export const SEPARATOR = 0
/** Belongs to the letter before it, or to nothing: a combining accent, a soft hyphen, a joiner. */
export const UNSEEN = 1
/** Expands to several letters, or begins a surrogate pair: `lettersAt` has them. */
export const EXPANDED = 2
/** Not met yet. */
const UNKNOWN = 0xffff

/** Signs that Unicode's folding alone would not unify. */
const settled: Readonly<Record<string, string>> = {
  ς: 'σ',
  ϲ: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ı: 'i',
  ø: 'o',
  đ: 'd',
  ł: 'l',
}

const letter = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}0-9]/u
const mark = /[\p{M}\u00ad\u200b-\u200d]/u
const folded = new Uint16Array(0x10000).fill(UNKNOWN)
const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff

/** The folded letters of a sign; none where it separates words. */
function lettersOf(sign: string): string {
  if (!/[\p{Alphabetic}\p{Nd}]/u.test(sign)) return ''
  const plain = sign.normalize('NFKD').toLowerCase().normalize('NFKD')
  return Array.from(plain, (one) => (letter.test(one) && !mark.test(one) ? (settled[one] ?? one) : '')).join(
    '',
  )
}

function settle(unit: number): number {
  if (isSurrogate(unit)) return unit < 0xdc00 ? EXPANDED : SEPARATOR
  const sign = String.fromCharCode(unit)
  if (mark.test(sign)) return UNSEEN
  const letters = lettersOf(sign)
  return letters.length > 1 ? EXPANDED : letters === '' ? SEPARATOR : letters.charCodeAt(0)
}

/** A code unit folded: that of a letter or digit, or one of the three above. */
export function foldUnit(unit: number): number {
  const known = folded[unit] as number
  return known === UNKNOWN ? (folded[unit] = settle(unit)) : known
}

interface Letters {
  /** Folded; none for a sign of no word. */
  readonly letters: string
  /** Code units that the sign takes. */
  readonly size: number
}

const expansions = new Map<number, Letters>()

/** The letters of a unit that is `EXPANDED`. */
export function lettersAt(text: string, at: number): Letters {
  const code = text.codePointAt(at) as number
  const known = expansions.get(code)
  if (known !== undefined) return known
  const sign = String.fromCodePoint(code)
  const found = { letters: lettersOf(sign), size: sign.length }
  expansions.set(code, found)
  return found
}

/** Of folded units. */
export const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39
export const isLatin = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a
export const isGreek = (unit: number): boolean => unit >= 0x3b1 && unit <= 0x3c9
export const isCyrillic = (unit: number): boolean => unit >= 0x400 && unit <= 0x4ff
