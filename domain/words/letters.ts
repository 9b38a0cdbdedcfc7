/**
 * What each sign is worth when looks do not count: no accents or dialytika, lower case, one sigma. As a table
 * over code units, since an index reads hundreds of millions of them.
 */

/** Signs beyond, and those of other scripts before, are letters of no text of the portal: they separate words. */
const SIGNS = 0x2200

/** Separates words. */
export const SEPARATOR = 0
/** Belongs to the letter before it, or to nothing: an accent of its own, a soft hyphen, a joiner. */
export const UNSEEN = 1

/** Signs that a fold by Unicode alone would leave apart. */
const settled: Readonly<Record<string, string>> = { ς: 'σ', ϲ: 'σ', ß: 's', ı: 'i', ø: 'o', đ: 'd', ł: 'l' }

const letter = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}0-9]/u
const folded = Uint16Array.from({ length: SIGNS }, (_, code) => foldSign(String.fromCharCode(code)))

function foldSign(sign: string): number {
  if (/[\p{M}\u00ad\u200b-\u200d]/u.test(sign)) return UNSEEN
  if (!/[\p{L}0-9]/u.test(sign)) return SEPARATOR
  const plain = sign.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const first = Array.from(plain).find((one) => letter.test(one))
  return first === undefined ? SEPARATOR : (settled[first] ?? first).charCodeAt(0)
}

/** A code unit folded: that of a letter or digit, or one of the two above. */
export const foldUnit = (unit: number): number => (unit < SIGNS ? (folded[unit] as number) : SEPARATOR)

/** Of folded units. */
export const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39
export const isLatin = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a
export const isGreek = (unit: number): boolean => unit >= 0x3b1 && unit <= 0x3c9
export const isCyrillic = (unit: number): boolean => unit >= 0x400 && unit <= 0x4ff
