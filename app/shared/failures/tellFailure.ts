import type { Translate } from '#app/i18n/texts.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { type Fallback, failureText } from './failureText.ts'
import type { SaidFailure } from './treatments.ts'

/** Tells a failure in a snackbar. */
export async function tellFailure(
  failure: SaidFailure,
  t: Translate,
  fallback: Fallback = 'toast_generic_error_message',
): Promise<void> {
  const text = failureText(failure, t, fallback)
  if (text !== undefined) await tell({ tone: 'error', text })
}
