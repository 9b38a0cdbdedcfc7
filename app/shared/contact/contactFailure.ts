import type { Translate } from '#app/i18n/texts.ts'
import { failureText } from '#app/shared/account/failureText.ts'
import { AbortError } from '#app/transport/errors.ts'

/** Why an action outside a form failed, as a sentence. A stopped one says that it was stopped. */
export const contactFailure = (error: unknown, t: Translate): string =>
  error instanceof AbortError ? t('contact.sending.cancelled') : failureText(error, t, 'lbl_generic_error')
