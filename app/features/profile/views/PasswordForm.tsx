import { constants } from '#domain/constants.ts'
import type { Language } from '#domain/locale.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import type { Refusal } from '#design-system/forms/Form/formState.ts'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { PasswordField } from '#design-system/forms/PasswordField/PasswordField.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { refusalOf, validatorsFor } from '#app/shared/account/formErrors.ts'
import {
  isPasswordChanged,
  type NewPassword,
  newPasswordFields,
  passwordRefusal,
} from '#app/shared/account/passwordRefusal.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { account } from '#app/transport/account.ts'
import { run } from '#app/transport/request.ts'
import { NotConfirmed, useFreshSignIn } from '../model/useFreshSignIn.tsx'
import type { ProfilePartProps } from './ProfileSections.tsx'
import { Section } from './Section.tsx'

const { passwordMax, passwordMin } = constants.account

const empty: NewPassword = { pwd: '', pwdrip: '' }

/** Another password. The present one is asked for when the sign-in is not of the last minutes. */
export function PasswordForm(props: ProfilePartProps) {
  const { t } = useTexts()
  const texts = useFormTexts()
  const { form, dialog } = usePasswordForm(props)
  const shared = {
    autoComplete: 'new-password',
    showLabel: t('account.showPassword'),
    maxLength: passwordMax,
  } as const
  return (
    <Section
      title={t('profile.password')}
      text={t(props.profile.hasPassword ? 'profile.password.text' : 'profile.password.none')}
    >
      <Form form={form} texts={texts} headingLevel={3}>
        <PasswordField
          {...form.field('pwd')}
          {...shared}
          label={t('account.newPassword')}
          description={t('account.passwordAdvice', { count: passwordMin })}
        />
        <PasswordField {...form.field('pwdrip')} {...shared} label={t('account.repeatPassword')} />
        <Stack align="start">
          <Button type="submit" isPending={form.isSubmitting} pendingLabel={texts.pending}>
            {t('profile.password.submit')}
          </Button>
        </Stack>
      </Form>
      {dialog}
    </Section>
  )
}

function usePasswordForm({ profile, onChange }: ProfilePartProps) {
  const { t, language } = useTexts()
  const { fresh, dialog } = useFreshSignIn(profile)
  const form = useForm<NewPassword>({
    values: empty,
    validators: validatorsFor(t, 'reset', (values: NewPassword) => ({ ...values })),
    failureMessage: t('lbl_generic_error'),
    onSubmit: async (values): Promise<Refusal<NewPassword> | undefined> => {
      try {
        const reply = await fresh(() => change(values, language))
        if (!isPasswordChanged(reply)) return passwordRefusal(reply, t)
      } catch (error) {
        if (error instanceof NotConfirmed) return { message: t('profile.confirm.cancelled') }
        return refusalOf<NewPassword>(error, { t, fields: newPasswordFields, fallback: 'lbl_generic_error' })
      }
      form.reset(empty)
      onChange()
      void tell({ tone: 'success', text: t('profile.password.done') })
      return undefined
    },
  })
  return { form, dialog }
}

const change = (values: NewPassword, language: Language) =>
  run(account.changePassword({ pwd: values.pwd, pwdrip: values.pwdrip }, language))
