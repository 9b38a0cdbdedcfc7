/** A country to choose from. Several may share a prefix. */
export interface PhoneCountry {
  id: string
  name: string
  /** With its plus: `+30`. */
  prefix: string
  /** The main country among those that share the prefix. @default false */
  isMain?: boolean
}

export interface PhoneValue {
  /** Id of the country. */
  country: string
  /** As typed, without the country's prefix. */
  number: string
  /** The user confirmed this number. */
  isConfirmed?: boolean
}

const separators = String.raw`[\s().\-/]*`
const opening = /^[\s(]*(?:\+|00)/
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

/**
 * Finds the country's prefix in a number that begins with `+` or `00`, and removes it: the longest prefix
 * that matches. For a shared prefix the selected country stays, if it is one of them, else the main one is
 * selected. During typing, a prefix that may still become a longer one is left; `isFinished` ends that.
 */
export function recognisePrefix(
  typed: string,
  countries: readonly PhoneCountry[],
  present: string,
  isFinished = false,
): PhoneValue | undefined {
  if (!opening.test(typed)) return undefined
  const rest = typed.replace(opening, '')
  const digits = digitsOf(rest)
  const mayGrow = countries.some(({ prefix }) => isBeginningOf(digits, digitsOf(prefix)))
  if (mayGrow && !isFinished) return undefined
  const fitting = countries.filter(({ prefix }) => digits.startsWith(digitsOf(prefix)))
  const longest = Math.max(...fitting.map(({ prefix }) => digitsOf(prefix).length))
  const finalists = fitting.filter(({ prefix }) => digitsOf(prefix).length === longest)
  const found =
    finalists.find(({ id }) => id === present) ?? finalists.find(({ isMain }) => isMain) ?? finalists[0]
  return found && { country: found.id, number: withoutDigits(rest, longest) }
}

/** The number to send: with its plus, however it was entered; empty if there is none. */
export function phoneText({ country, number }: PhoneValue, countries: readonly PhoneCountry[]): string {
  const trimmed = number.trim()
  if (trimmed === '' || trimmed.startsWith('+')) return trimmed
  if (trimmed.startsWith('00')) return `+${trimmed.slice(2)}`
  return `${countries.find(({ id }) => id === country)?.prefix ?? ''}${trimmed}`
}

const isBeginningOf = (digits: string, prefix: string) =>
  prefix.length > digits.length && prefix.startsWith(digits)

/** The text after its first digits, and after what separated them from the rest. */
function withoutDigits(text: string, count: number): string {
  const head = new RegExp(`^(?:${separators}\\d){${count}}${separators}`)
  return text.replace(head, '')
}
