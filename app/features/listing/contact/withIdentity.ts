import type { IdentityField } from '#domain/contact/forms.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { currentUser } from '#app/shared/account/userStore.ts'
import { restoreSession, takenOver } from '#app/shared/account/withSession.ts'
import type { Outcome } from '#app/transport/outcome.ts'
import type { TransportError } from '#app/transport/errors.ts'

/**
 * Sends a contact. If the sender's session has expired, a sign-in is offered and the same contact is sent again: each
 * attempt calls `send`, which reads what the server needs to know of the sender. `notSignedIn` if the user did not sign
 * in again.
 */
export async function withIdentity<Reply, Reason extends string>(
  t: Translate,
  send: () => Promise<Outcome<Reply, Reason>>,
): Promise<Outcome<Reply, Reason | 'AccountChanged'> | 'notSignedIn'> {
  const { isSignedIn } = currentUser()
  const outcome = await send()
  if (!isSignedIn || !isSessionLost(outcome.failure)) return outcome
  const restored = await restoreSession(t)
  if (restored === 'none') return 'notSignedIn'
  return restored === 'same' ? send() : { failure: takenOver(t) }
}

/**
 * What the server requires of anonymous visitors only. The phone is not included: an account can lack one.
 */
const askedOfStrangers: readonly IdentityField[] = ['name', 'email', 'privacy']

const isSessionLost = (failure: TransportError<string> | undefined): boolean =>
  failure?._tag === 'StatusError' &&
  (failure.status === 401 || askedOfStrangers.some((name) => failure.data.errors?.[name] !== undefined))
