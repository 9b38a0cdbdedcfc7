import { accountChanged, hasAccountChanged, noteAccountChange } from '#app/transport/shownAccount.ts'
import type { MessageKey } from '#app/i18n/messageKeys.ts'
import type { Translate } from '#app/i18n/texts.ts'
import type { Outcome } from '#app/transport/outcome.ts'
import type { TransportError } from '#app/transport/errors.ts'
import { openAuthDialog } from './authRequest.ts'
import { anonymous, currentUser, setUser } from './userStore.ts'

/** How a lost session ended: the user signed in again, or did not, or another account did. */
export type Restored = 'same' | 'none' | 'another'

/** Asks the user of an expired session to sign in again, and says that nothing is lost. */
export async function restoreSession(
  t: Translate,
  why: MessageKey = 'contact.session.lost',
): Promise<Restored> {
  const email = currentUser().user?.email ?? ''
  const state = await openAuthDialog({
    access: 'login',
    ...(email !== '' && { email }),
    alert: { type: 'info', message: t(why) },
  })
  if (state === undefined) {
    setUser(anonymous)
    noteAccountChange(false)
    return 'none'
  }
  return hasAccountChanged() ? 'another' : 'same'
}

/** The failure of a call whose session another account took over: typed text is not sent for another account. */
export const takenOver = (t: Translate) => accountChanged(t('account.changed.text'))

/** Runs what needs a session. If it has expired, a dialog asks for a sign-in and the call runs again. */
export async function withSession<Reply, Reason extends string>(
  t: Translate,
  make: () => Promise<Outcome<Reply, Reason>>,
  why?: MessageKey,
): Promise<Outcome<Reply, Reason | 'AccountChanged'>> {
  const outcome = await make()
  if (!isSessionLost(outcome.failure)) return outcome
  const restored = await restoreSession(t, why)
  if (restored === 'another') return { failure: takenOver(t) }
  return restored === 'same' ? make() : outcome
}

const isSessionLost = (failure: TransportError<string> | undefined): boolean =>
  failure?._tag === 'StatusError' && failure.status === 401
