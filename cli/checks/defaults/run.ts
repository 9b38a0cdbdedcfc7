import { defaults as held } from '#domain/locale.ts'
import { checkDefaults } from '#cli/checks/defaults/check.ts'
import type { Findings } from '#cli/checks/findings.ts'
import { defaults } from '#cli/spec/product.ts'

/** Holds domain/locale.ts against the defaults of section 1. */
export async function defaultsCheck(): Promise<Findings> {
  const { language, country, timeZone, phoneCountryCode } = held
  const facts = { locale: language, country, timeZone, phoneCountryCode: Number(phoneCountryCode) }
  return { check: 'defaults', problems: checkDefaults(facts, defaults), notes: [], checked: 4 }
}
