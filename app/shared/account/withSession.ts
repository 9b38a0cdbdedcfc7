import { StatusError } from '#app/transport/errors.ts'
import { accountChanged, hasAccountChanged, noteAccountChange } from '#app/transport/shownAccount.ts'
import type { MessageKey } from '#app/i18n/messageKeys.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { openAuthDialog } from './authRequest.ts'
import { anonymous, currentUser, setUser } from './userStore.ts'

/**
 * Asks the user of an expired session to sign in again, and says that nothing is lost. Resolves to whether
 * they did; if not, the user is signed out. Fails with `AccountChanged` if another account signed in: typed
 * text is not sent for another account.
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

/** Runs what needs a session. If it has expired, a dialog asks for a sign-in and the call runs again. */
export async function withSession<T>(t: Translate, act: () => Promise<T>, why?: MessageKey): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const isLost = error instanceof StatusError && error.status === 401
    if (!isLost || !(await restoreSession(t, why))) throw error
    return act()
  }
}
