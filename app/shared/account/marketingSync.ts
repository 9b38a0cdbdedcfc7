import { accountCookies } from '#domain/account/cookies.ts'
import { constants } from '#domain/constants.ts'
import type { Language } from '#domain/locale.ts'
import { emit } from '#app/shared/events/eventBus.ts'
import { account } from '#app/transport/account.ts'
import { run } from '#app/transport/request.ts'
import { readCookie, writeCookie } from './cookies.ts'

/** What the marker holds once marketing knows of this user. */
export const markerOf = (uuid: string): string => `v${constants.marketingMarker.version}${uuid}`

/** Whom marketing is being told of just now. */
const underWay = new Map<string, Promise<void>>()

/**
 * Tells marketing of another user than the last one it was told of (specification section 4). Rejects where the
 * marketing service is not switched on; the marker then stays as it was.
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
    await run(account.checkInThirdPartyService(language))
  }
  // Anew on every visit: browsers keep no cookie for so long, unless it is written again.
  writeCookie(accountCookies.marketingMarker, marker)
}
