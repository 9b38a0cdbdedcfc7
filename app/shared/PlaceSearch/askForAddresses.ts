import type { Addresses } from '#domain/api/Geography.ts'
import type { Language } from '#domain/locale.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { fetchReply } from '#app/transport/useApi.ts'

/** Shorter words find every street. */
const SHORTEST = 3

/** Whether the portal has a geocoder, if known: one without is asked once. */
let isConfigured = true

/** Whether to look up street addresses for these words. */
export const mayBeAddress = (text: string): boolean => isConfigured && text.trim().length >= SHORTEST

/** Street addresses that fit the words; none where the portal has no geocoder. Rejects with a `TransportError`. */
export async function askForAddresses(
  text: string,
  language: Language,
  signal?: AbortSignal,
): Promise<Omit<Addresses, 'configured'>> {
  if (!mayBeAddress(text)) return { addresses: [], attribution: null }
  const { configured, ...found } = await fetchReply(apiKey.addresses(text.trim(), language), signal)
  isConfigured = configured
  return found
}
