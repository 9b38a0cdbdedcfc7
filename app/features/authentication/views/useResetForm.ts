import type { PasswordChanged } from '#domain/api/Account.ts'
import type { Language } from '#domain/locale.ts'
import type { Refusal } from '#design-system/forms/Form/formState.ts'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import type { Translate } from '#app/i18n/texts.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { failureText } from '#app/shared/account/failureText.ts'
import { refusalOf, validatorsFor } from '#app/shared/account/formErrors.ts'
import { marketingFields } from '#app/shared/account/marketingFields.ts'
import {
  isPasswordChanged,
  type NewPassword,
  newPasswordFields,
  passwordRefusal,
} from '#app/shared/account/passwordRefusal.ts'
import { emit } from '#app/shared/events/eventBus.ts'
import { account } from '#app/transport/account.ts'
import { run } from '#app/transport/request.ts'

/** What remains when the form is removed. */
export interface ResetEnd {
  readonly isChanged: boolean
  readonly message: string
}

interface Values extends NewPassword {
  readonly communications: boolean
  readonly newsletter: boolean
}

const fallback = 'lbl_generic_error'

/** The form of a new password; `onEnd` when the server would show it no longer. */
export function useResetForm(token: string, asksMarketing: boolean, onEnd: (end: ResetEnd) => void) {
  const { t, language } = useTexts()
  return useForm<Values>({
    values: { pwd: '', pwdrip: '', communications: false, newsletter: false },
    validators: validatorsFor(t, 'reset', ({ pwd, pwdrip }: Values) => ({ pwd, pwdrip })),
    failureMessage: t(fallback),
    onSubmit: async (values) => {
      try {
        // The consents are above the password (specification section 7).
        if (asksMarketing) await run(account.changeProfile({ ...marketingFields(values), token }, language))
        return judge(await change(values, token, language), t, onEnd)
      } catch (error) {
        emit('Password Reset Failed', { reason: failureText(error, t, fallback) })
        return refusalOf<Values>(error, { t, fields: newPasswordFields, fallback })
      }
    },
  })
}

const change = ({ pwd, pwdrip }: Values, token: string, language: Language) =>
  run(account.changePassword({ pwd, pwdrip, token }, language))

function judge(
  reply: PasswordChanged,
  t: Translate,
  onEnd: (end: ResetEnd) => void,
): Refusal<Values> | undefined {
  const { results } = reply
  const isChanged = isPasswordChanged(reply)
  if (!isChanged) emit('Password Reset Failed', { reason: results.message })
  if (isChanged || !reply['show.form']) {
    onEnd({ isChanged, message: results.message || t('auth.reset.refused.text') })
    return undefined
  }
  return passwordRefusal<Values>(reply, t)
}
