import type { Vendors } from '#domain/consent/vendors.ts'
import type { Language } from '#domain/locale.ts'

/**
 * Puts `__tcfapi` in place, before anything of a company, and then what answers. Returns whether the visitor has to be
 * asked.
 */
export async function startVendors(vendors: Vendors, language: Language): Promise<boolean> {
  const { default: placeStub } = await import('@iabtcf/stub')
  placeStub()
  const { startManager } = await import('./consentManager.ts')
  return startManager(vendors, language)
}
