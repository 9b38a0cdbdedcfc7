import { defaults } from '../locale.ts'

/**
 * A phone number as it is stored (specification section 3): one that begins with a plus is kept, a leading 00
 * becomes a plus, anything else gets the dialling code, by default that of Greece. Separators are removed;
 * empty stays empty.
 */
export function normalisePhone(typed: string, dialling: string = defaults.phoneCountryCode): string {
  const number = typed.replaceAll(/[\s()\-/.]/g, '')
  if (number === '' || number.startsWith('+')) return number
  return number.startsWith('00') ? `+${number.slice(2)}` : `+${dialling}${number}`
}
