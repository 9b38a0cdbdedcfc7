export interface NumberReading {
  /** Which mark begins the fraction in the reader's language. */
  decimalMark: string
  /** Whether a fraction is expected; without, `250,000` is a quarter of a million in every language. */
  allowsDecimals: boolean
}

/** The first thing in a text that looks like a number: a sign, digits, and the marks between them. */
const numeral = /([-−])?((?:\d[\d.,]*|[.,]\d+))/

/**
 * The number in what somebody typed, in whatever way they are used to: `250.000 €`, `250,000`, `250 000` and
 * `250'000` are one number, and `1,5` and `1.5` are another. The language decides only where the shape leaves two
 * readings, as in `1.500`. Nothing when there is no digit.
 */
export function readNumber(typed: string, reading: NumberReading): number | undefined {
  const [, sign, body] = numeral.exec(typed.replaceAll(/(?<=\d)[\s'’]+(?=\d)/g, '')) ?? []
  if (body === undefined) return undefined
  const digits = body.replace(/[.,]+$/, '')
  const at = fractionMark(digits, reading)
  const whole = (at === undefined ? digits : digits.slice(0, at)).replaceAll(/[.,]/g, '')
  const value = Number(at === undefined ? whole : `${whole}.${digits.slice(at + 1)}`)
  return sign === undefined ? value : -value
}

/** Where the fraction begins, if it does: every other mark only groups digits. */
function fractionMark(digits: string, { decimalMark, allowsDecimals }: NumberReading): number | undefined {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const mark = digits[at]
  if (mark === undefined || digits.indexOf(mark) !== at) return undefined
  const other = mark === '.' ? ',' : '.'
  if (digits.includes(other)) return at
  const first = digits.slice(0, at)
  if (digits.length - at !== 4 || !/^[1-9]/.test(first)) return at
  if (!allowsDecimals) return undefined
  return mark === decimalMark || first.length > 3 ? at : undefined
}

/** Which mark begins the fraction in a language. */
export const decimalMarkOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
