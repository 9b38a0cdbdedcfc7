import type { FullUserInfo } from '#domain/account/User.ts'
import type { Language } from '#domain/locale.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { read, run } from '#app/transport/call.ts'
import { keepAccountLanguage } from '#app/shared/choices/languageChoice.ts'
import { noteAccountChange } from '#app/transport/shownAccount.ts'
import { tellOtherTabs } from './tellOtherTabs.ts'
import { anonymous, currentUser, isAnotherAccount, setUser, signedIn, type UserState } from './userStore.ts'

let latest = 0

/**
 * Fetches the signed-in user, with all counters. If that fails, every counter is 0 (specification section 4).
 */
export async function loadUser(language: Language): Promise<UserState> {
  const turn = ++latest
  const { reply } = await run(read(apiKey.fullInfo(language)))
  const next = reply ? stateOf(reply) : signedIn
  // A sign-out, or a sign-in as another user, meanwhile makes this reply outdated.
  if (turn !== latest) return currentUser()
  // The page still shows another account: it says so, and keeps sending calls for the account that it shows.
  if (next.user && isAnotherAccount(next.user.uuid)) {
    noteAccountChange()
    return next
  }
  setUser(next)
  if (next.user || !next.isSignedIn) tellOtherTabs(next.user?.uuid)
  if (next.user) keepAccountLanguage(next.user.language)
  return currentUser()
}

const stateOf = ({ user, counters }: FullUserInfo): UserState =>
  user ? { isSignedIn: true, user, counters } : anonymous

/** Pending replies are ignored. */
export const forgetLoading = (): void => void latest++
