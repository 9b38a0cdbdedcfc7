import type { Translate } from '#app/i18n/texts.ts'
import { failureText } from '#app/shared/account/failureText.ts'
import { AbortError } from '#app/transport/errors.ts'

/** Why something was not done that is no form, as a sentence. Whoever stopped it is told that it was. */
export const contactFailure = (error: unknown, t: Translate): string =>
  error instanceof AbortError ? t('contact.sending.cancelled') : failureText(error, t, 'lbl_generic_error')
