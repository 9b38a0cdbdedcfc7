/**
 * Parses phone numbers to E.164. This needs tables of every country: it is loaded on use, never with a page.
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { spacedPhone } from '../contact/spacedPhone.ts'
import { defaults } from '../locale.ts'
import { normalisePhone } from './normalisePhone.ts'

export interface PhoneNumber {
  /** E.164: `+306941234567`. */
  readonly phone: string
  /** With the spaces that people of the country write. */
  readonly written: string
  /** ISO 3166-1 alpha-2; undefined for numbers of no country. */
  readonly country: string | undefined
  /** Digits of the dialling code, without those that identify a country in North America. */
  readonly dialling: string
}

export interface PhoneReading {
  /** The typed text, parsed as a number of the chosen country, or of its own prefix. */
  readonly found: PhoneNumber | undefined
  /** What may have been meant instead. With `found`: the user has to say which. */
  readonly others: readonly PhoneNumber[]
}

/** No number of E.164 has more digits. */
const MOST_DIGITS = 15

/** A valid number with its plus; undefined if it is invalid. */
function valid(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, { extract: false })
  if (!number?.isValid() || number.number.length > MOST_DIGITS + 1) return undefined
  const phone = number.number
  const spaced = spacedPhone(phone)
  return {
    phone,
    written: spaced === phone ? number.formatInternational() : spaced,
    country: number.country,
    dialling: number.countryCallingCode,
  }
}

const isInternational = (typed: string): boolean => /^\s*(?:\+|00)/.test(typed)

/**
 * How a number may be written under a dialling code, the likeliest first: as the specification has it, with the code
 * written twice, and with the zero of `+30 (0)210`, which no caller from abroad dials.
 */
function writingsOf(typed: string, dialling: string): readonly string[] {
  const whole = normalisePhone(typed, dialling).replace(/^\+0+/, '+')
  if (!whole.startsWith(`+${dialling}`)) return [whole]
  const own = whole.slice(dialling.length + 1)
  return [whole, `+${own.replace(/^0+/, '')}`, `+${dialling}${own.replace(/^0/, '')}`]
}

function find(typed: string, dialling: string): PhoneNumber | undefined {
  const found = writingsOf(typed, dialling).flatMap((writing) => valid(writing) ?? [])
  return found.find(({ phone }) => phone.startsWith(`+${dialling}`) || isInternational(typed))
}

/** Two numbers that were written into one field, each of them whole. */
function parted(typed: string, dialling: string): readonly PhoneNumber[] {
  const digits = normalisePhone(typed, dialling).slice(dialling.length + 1)
  for (let at = 6; at <= digits.length - 6; at++) {
    const [first, second] = [find(digits.slice(0, at), dialling), find(digits.slice(at), dialling)]
    if (first && second) return [first, second]
  }
  return []
}

/** Reads what was typed beside a dialling code (`30`). */
export function readPhone(typed: string, dialling: string): PhoneReading {
  const found = find(typed, dialling)
  if (isInternational(typed)) return { found, others: [] }
  const inGreece = find(typed, defaults.phoneCountryCode)
  if (found) return { found, others: inGreece && inGreece.phone !== found.phone ? [inGreece] : [] }
  const withoutPlus = valid(`+${typed.replaceAll(/\D/g, '')}`)
  const others = [inGreece, withoutPlus, ...parted(typed, dialling)].filter((one) => one !== undefined)
  return { found, others: [...new Map(others.map((one) => [one.phone, one])).values()] }
}
