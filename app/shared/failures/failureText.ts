import type { MessageKey } from '#app/i18n/messageKeys.ts'
import type { Translate } from '#app/i18n/texts.ts'
import type { SaidFailure } from './treatments.ts'

/** Keys for a refusal without a text of its own (specification section 8). */
export type Fallback = Extract<
  MessageKey,
  'login_wrong_credentials_message' | 'lbl_generic_error' | 'toast_generic_error_message'
>

/**
 * One sentence for a failure: the server's, else the specification's fallback for a refusal (4xx). A server that failed
 * or could not be reached says so: neither must blame the password. Undefined for a call that was given up: it is told
 * to nobody.
 */
export function failureText(failure: SaidFailure, t: Translate, fallback: Fallback): string | undefined {
  switch (failure._tag) {
    case 'AbortError':
      return undefined
    case 'ConnectionError':
      return t('errors.connection.text')
    case 'StatusError':
      return failure.data.message ?? t(failure.status < 500 ? fallback : 'errors.failed.text')
    default:
      return failure satisfies never
  }
}
