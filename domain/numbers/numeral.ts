/** How people group digits: `1.250.000`, `1,250,000`, `1 250 000` with any kind of space, `1'250'000`. */
const grouped = /^(\d{1,3}(?:[\s'’ʼ`´′]\d{3})+|[\d.,]*\d)((?<=[\s'’ʼ`´′]\d{3})[.,]\d+)?$/

/** Full-width digits, letters and signs as their usual forms; every character keeps its place. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

export type DecimalMark = '.' | ','

/** What decides where the digits alone leave two readings, as in `1.500`. */
export interface NumeralContext {
  /** The mark that begins a fraction here; without it, three digits behind a single mark are a group. */
  readonly decimalMark?: DecimalMark | undefined
  /** The number counts millions, so that `1.250` and `12,500` are fractions in every language. */
  readonly isOfMillions?: boolean
}

/** Digits as people write them as a plain numeral (`1250.5`); undefined where the marks cannot be of one number. */
export function numeralOf(digits: string, context: NumeralContext = {}): string | undefined {
  const parts = grouped.exec(digits)
  if (parts === null) return undefined
  const [, whole = '', fraction = ''] = parts
  if (!/^[\d.,]+$/.test(whole)) return whole.replaceAll(/\D/g, '') + fraction.replace(',', '.')
  const at = Math.max(whole.lastIndexOf('.'), whole.lastIndexOf(','))
  if (at < 0) return whole
  const [head, tail] = [whole.slice(0, at), whole.slice(at + 1)]
  const mark = whole[at] as DecimalMark
  const isGroup = isGroups(head, mark) && tail.length === 3 && !isFraction(head, mark, context)
  if (isGroup) return head.replaceAll(mark, '') + tail
  return isGroups(head, mark === '.' ? ',' : '.', true)
    ? `${head.replaceAll(/\D/g, '') || 0}.${tail}`
    : undefined
}

/** Digits in groups of three behind a mark. One group alone may have any length before a fraction. */
const isGroups = (digits: string, mark: DecimalMark, isBeforeFraction = false): boolean =>
  (isBeforeFraction && /^\d*$/.test(digits)) ||
  (mark === '.' ? /^[1-9]\d{0,2}(?:\.\d{3})*$/ : /^[1-9]\d{0,2}(?:,\d{3})*$/).test(digits)

/** Whether a mark with three digits behind it begins a fraction. */
const isFraction = (
  head: string,
  mark: DecimalMark,
  { decimalMark, isOfMillions }: NumeralContext,
): boolean => /^\d+$/.test(head) && (isOfMillions ? head.length < 3 : mark === decimalMark)
