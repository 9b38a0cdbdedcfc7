import type { PasswordChanged } from '#domain/api/Account.ts'
import type { Refusal } from '#design-system/forms/Form/formState.ts'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { validatorsFor } from '#app/shared/account/formErrors.ts'
import { marketingFields } from '#app/shared/account/marketingFields.ts'
import {
  isPasswordChanged,
  type NewPassword,
  newPasswordFields,
  passwordRefusal,
} from '#app/shared/account/passwordRefusal.ts'
import { screenRefusal, screens } from '#app/shared/failures/screens.ts'
import type { SaidFailure } from '#app/shared/failures/treatments.ts'
import { account } from '#app/transport/account.ts'
import { run } from '#app/transport/call.ts'

/** What remains when the form is removed. */
export interface ResetEnd {
  readonly isChanged: boolean
  readonly message: string
}

interface Values extends NewPassword {
  readonly communications: boolean
  readonly newsletter: boolean
}

/** The form of a new password; `onEnd` when the server would show it no longer. */
export function useResetForm(token: string, asksMarketing: boolean, onEnd: (end: ResetEnd) => void) {
  const { t, language } = useTexts()
  return useForm<Values>({
    values: { pwd: '', pwdrip: '', communications: false, newsletter: false },
    validators: validatorsFor(t, 'reset', ({ pwd, pwdrip }: Values) => ({ pwd, pwdrip })),
    failureMessage: t(screens.reset.fallback),
    onSubmit: async (values) => {
      const refused = (failure: SaidFailure) => screenRefusal<Values>('reset', failure, t, newPasswordFields)
      // The consents are above the password (specification section 7).
      const consents = { ...marketingFields(values), token }
      const told = asksMarketing ? await run(account.changeProfile(consents, language)) : undefined
      if (told?.failure) return refused(told.failure)
      const { pwd, pwdrip } = values
      const { reply, failure } = await run(account.changePassword({ pwd, pwdrip, token }, language))
      return failure ? refused(failure) : judge(reply, t, onEnd)
    },
  })
}

function judge(
  reply: PasswordChanged,
  t: Translate,
  onEnd: (end: ResetEnd) => void,
): Refusal<Values> | undefined {
  const { results } = reply
  const isChanged = isPasswordChanged(reply)
  if (!isChanged) screens.reset.track(results.message)
  if (isChanged || !reply['show.form']) {
    onEnd({ isChanged, message: results.message || t('auth.reset.refused.text') })
    return undefined
  }
  return passwordRefusal<Values>(reply, t)
}
