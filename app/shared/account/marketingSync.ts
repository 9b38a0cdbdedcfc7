import { accountCookies } from '#domain/account/cookies.ts'
import { constants } from '#domain/constants.ts'
import type { Language } from '#domain/locale.ts'
import { emit } from '#app/shared/events/eventBus.ts'
import { account } from '#app/transport/account.ts'
import { replyOf } from '#app/transport/call.ts'
import { readCookie, writeCookie } from './cookies.ts'

/** The marker's value once marketing knows this user. */
export const markerOf = (uuid: string): string => `v${constants.marketingMarker.version}${uuid}`

/** The user of the pending notification. */
const underWay = new Map<string, Promise<void>>()

/**
 * Notifies marketing of a user other than the last one (specification section 4). Rejects if the marketing
 * service is switched off or cannot be reached; the marker then stays as it was.
 */
export function syncMarketing(uuid: string, language: Language): Promise<void> {
  const known = underWay.get(uuid)
  if (known !== undefined) return known
  const telling = tellOf(uuid, language).finally(() => underWay.delete(uuid))
  underWay.set(uuid, telling)
  return telling
}

async function tellOf(uuid: string, language: Language): Promise<void> {
  const marker = markerOf(uuid)
  if (readCookie(accountCookies.marketingMarker) !== marker) {
    emit('marketing-profile', { user_id: uuid })
    await replyOf(account.checkInThirdPartyService(language))
  }
  // Set on every visit: browsers expire a cookie earlier than that unless it is set again.
  writeCookie(accountCookies.marketingMarker, marker)
}
