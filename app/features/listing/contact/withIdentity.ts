import type { IdentityField } from '#domain/contact/forms.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { currentUser } from '#app/shared/account/userStore.ts'
import { restoreSession } from '#app/shared/account/withSession.ts'
import { StatusError } from '#app/transport/errors.ts'

/** The session has expired, and the user did not sign in again. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn'
}

/**
 * Sends a contact. If the sender's session has expired, a sign-in is offered and the same contact is sent
 * again: each attempt calls `send`, which reads what the server needs to know of the sender.
 */
export async function withIdentity<T>(t: Translate, send: () => Promise<T>): Promise<T> {
  const { isSignedIn } = currentUser()
  try {
    return await send()
  } catch (error) {
    if (!isSignedIn || !isSessionLost(error)) throw error
    if (!(await restoreSession(t))) throw new NotSignedIn()
    return send()
  }
}

/**
 * What the server requires of anonymous visitors only. The phone is not included: an account can lack one.
 */
const askedOfStrangers: readonly IdentityField[] = ['name', 'email', 'privacy']

const isSessionLost = (error: unknown): boolean =>
  error instanceof StatusError &&
  (error.status === 401 || askedOfStrangers.some((name) => error.data.errors?.[name] !== undefined))
