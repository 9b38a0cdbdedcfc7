import type { IdentityField } from '#domain/contact/forms.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { currentUser } from '#app/shared/account/userStore.ts'
import { restoreSession } from '#app/shared/account/withSession.ts'
import { StatusError } from '#app/transport/errors.ts'
import { identityNames } from './identity.ts'

/** Who was signed in is no longer, and has not signed in again. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn'
}

type Known = Readonly<Partial<Record<IdentityField, string>>>

/**
 * Sends with what the server needs to know of the sender: nothing where it knows them by their session. Where that is
 * lost, it asks who it is, as it asks anybody: then a sign-in is offered, and the same is sent once more.
 */
export async function withIdentity<T>(
  t: Translate,
  identity: Known,
  send: (known: Known) => Promise<T>,
): Promise<T> {
  if (!currentUser().isSignedIn) return send(identity)
  try {
    return await send({})
  } catch (error) {
    if (!asksWho(error)) throw error
    if (!(await restoreSession(t))) throw new NotSignedIn()
    return send({})
  }
}

const asksWho = (error: unknown): boolean =>
  error instanceof StatusError &&
  (error.status === 401 || identityNames.some((name) => error.data.errors?.[name] !== undefined))
