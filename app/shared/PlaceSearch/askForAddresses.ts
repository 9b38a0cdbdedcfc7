import type { Language } from '#domain/locale.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { read, run } from '#app/transport/call.ts'
import type { OutcomeOf } from '#app/transport/outcome.ts'

/** Shorter words find every street. */
const SHORTEST = 3

/** Whether the portal has a geocoder, if known: one without is asked once. */
let isConfigured = true

/** Whether to look up street addresses for these words. */
export const mayBeAddress = (text: string): boolean => isConfigured && text.trim().length >= SHORTEST

/** Street addresses that fit the words; none where the portal has no geocoder. */
export async function askForAddresses(
  text: string,
  language: Language,
  signal?: AbortSignal,
): Promise<OutcomeOf<'GET /api-next/geography/addresses/'>> {
  if (!mayBeAddress(text)) return { reply: { configured: isConfigured, addresses: [], attribution: null } }
  const outcome = await run(read(apiKey.addresses(text.trim(), language)), signal)
  if (outcome.reply) isConfigured = outcome.reply.configured
  return outcome
}
