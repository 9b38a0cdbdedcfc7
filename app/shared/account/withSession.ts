import { StatusError } from '#app/transport/errors.ts'
import { accountChanged, hasAccountChanged, noteAccountChange } from '#app/transport/shownAccount.ts'
import type { MessageKey } from '#app/i18n/messageKeys.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { openAuthDialog } from './authRequest.ts'
import { anonymous, currentUser, setUser } from './userStore.ts'

/**
 * Asks whose session is lost to sign in again, with the words that nothing is lost. Says whether they did; where nobody
 * did, nobody is signed in from here on. Fails with `AccountChanged` where another account signed in: what one typed is
 * not sent for another.
 */
export async function restoreSession(
  t: Translate,
  why: MessageKey = 'contact.session.lost',
): Promise<boolean> {
  const email = currentUser().user?.email ?? ''
  const state = await openAuthDialog({
    access: 'login',
    ...(email !== '' && { email }),
    alert: { type: 'info', message: t(why) },
  })
  if (state === undefined) {
    setUser(anonymous)
    noteAccountChange(false)
    return false
  }
  if (hasAccountChanged()) throw accountChanged(t('account.changed.text'))
  return true
}

/** Runs what needs a session. Where it was lost a dialog asks for it, and the same is run once more. */
export async function withSession<T>(t: Translate, act: () => Promise<T>, why?: MessageKey): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const isLost = error instanceof StatusError && error.status === 401
    if (!isLost || !(await restoreSession(t, why))) throw error
    return act()
  }
}
