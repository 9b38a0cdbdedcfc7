import { defaults } from '#domain/locale.ts'
import type { Defaults } from '#cli/checks/defaults/check.ts'

/** The defaults in domain/. */
export function gatherDefaults(): Defaults {
  const { language, country, timeZone, phoneCountryCode } = defaults
  return { locale: language, country, timeZone, phoneCountryCode }
}
