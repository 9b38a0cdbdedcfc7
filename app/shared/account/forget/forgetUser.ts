import { accountCookies } from '#domain/account/cookies.ts'
import { dropDrafts } from '#app/shared/drafts/dropDrafts.ts'
import { emit } from '#app/shared/events/eventBus.ts'
import { dropCookie } from '../cookies.ts'
import { forgetHashedContact } from './forgetHashedContact.ts'
import { forgetLoading } from '../loadUser.ts'
import { tellOtherTabs } from '../tellOtherTabs.ts'
import { anonymous, forgetLastKnown, setUser } from '../userStore.ts'

/** Clears the user, the counters, and what this device stored of them. */
export function forgetUser(): void {
  forgetLoading()
  dropCookie(accountCookies.signedIn)
  forgetHashedContact()
  dropDrafts()
  forgetLastKnown()
  setUser(anonymous)
  tellOtherTabs(undefined)
  emit('logout', {})
}
