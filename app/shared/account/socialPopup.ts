import { accountCookies } from '#domain/account/cookies.ts'
import type { SocialProvider } from '#domain/account/socialProviders.ts'
import { constants } from '#domain/constants.ts'
import type { Language } from '#domain/locale.ts'
import { dropCookie, readCookie } from '#app/shared/account/cookies.ts'
import { hasSignedInCookie } from '#app/shared/account/userStore.ts'
import { socialStart } from '#app/transport/account.ts'

/** The result of a social sign-in: `blocked` if the browser opened no window. */
export type SocialResult = 'login' | 'signup' | 'cancelled' | 'blocked'

const { width, height, pollMs } = constants.socialPopup

/** Centred over its opener. */
function features(): string {
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

/** A provider's window, from its opening to its end. Ask within a press, else browsers open nothing. */
export function untilClosed(
  address: string,
  name: string,
  open: typeof globalThis.open = globalThis.open.bind(globalThis),
): Promise<'closed' | 'blocked'> {
  const popup = open(address, name, features())
  if (!popup) return Promise.resolve('blocked')
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!popup.closed) return
      clearInterval(timer)
      resolve('closed')
    }, pollMs)
  })
}

/** Signs in at a provider, and reads the cookies when its window is closed (specification section 4). */
export async function signInByPopup(
  provider: SocialProvider,
  language: Language,
  open?: typeof globalThis.open,
): Promise<SocialResult> {
  // Of an earlier sign-in, if any: it would make a login look like a new account.
  dropCookie(accountCookies.socialSignUp)
  const end = await untilClosed(socialStart(provider, language), `estia-${provider}`, open)
  return end === 'blocked' ? end : resultInCookies()
}

function resultInCookies(): SocialResult {
  if (!hasSignedInCookie()) return 'cancelled'
  const isNew = readCookie(accountCookies.socialSignUp) !== undefined
  dropCookie(accountCookies.socialSignUp)
  return isNew ? 'signup' : 'login'
}
