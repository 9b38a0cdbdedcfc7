import type { MessageKey } from '#app/i18n/messageKeys.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { isTransportError } from '#app/transport/errors.ts'

/** Keys for a reply without a text of its own (specification section 8). */
export type Fallback = Extract<
  MessageKey,
  'login_wrong_credentials_message' | 'lbl_generic_error' | 'toast_generic_error_message'
>

/**
 * One sentence for a failure: the server's, else the specification's fallback. Without a reply it says so: it
 * must not blame the password.
 */
export function failureText(error: unknown, t: Translate, fallback: Fallback): string {
  if (!isTransportError(error)) throw error
  if (error._tag === 'StatusError') return error.data.message ?? t(fallback)
  return t(error._tag === 'ConnectionError' ? 'errors.connection.text' : fallback)
}
