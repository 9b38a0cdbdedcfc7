import { useState } from 'react'
import { constants } from '#domain/constants.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import type { Refusal } from '#design-system/forms/Form/formState.ts'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { PasswordField } from '#design-system/forms/PasswordField/PasswordField.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { refusalOf, validatorsFor } from '#app/shared/account/formErrors.ts'
import {
  type ChangedPassword,
  changedPasswordFields,
  isPasswordChanged,
  passwordRefusal,
} from '#app/shared/account/passwordRefusal.ts'
import { Sent } from '#app/shared/account/Sent.tsx'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { account } from '#app/transport/account.ts'
import { run } from '#app/transport/call.ts'
import type { ProfilePartProps } from './ProfilePart.ts'
import { Section } from './Section.tsx'

const { passwordMax, passwordMin } = constants.account

const empty: ChangedPassword = { password: '', pwd: '', pwdrip: '' }

/** A new password, given the present one; an account without one is mailed a link to set it. */
export function PasswordForm(props: ProfilePartProps) {
  const { t } = useTexts()
  const { hasPassword } = props.profile
  return (
    <Section
      title={t('profile.password')}
      text={t(hasPassword ? 'profile.password.text' : 'profile.password.none')}
    >
      {hasPassword ? <ChangeForm {...props} /> : <LinkForm {...props} />}
    </Section>
  )
}

function ChangeForm(props: ProfilePartProps) {
  const { t } = useTexts()
  const texts = useFormTexts()
  const form = usePasswordForm(props)
  const shared = { showLabel: t('account.showPassword'), maxLength: passwordMax } as const
  return (
    <Form form={form} texts={texts} headingLevel={3}>
      <PasswordField
        {...form.field('password')}
        {...shared}
        autoComplete="current-password"
        label={t('profile.password.present')}
      />
      <PasswordField
        {...form.field('pwd')}
        {...shared}
        autoComplete="new-password"
        label={t('account.newPassword')}
        description={t('account.passwordAdvice', { count: passwordMin })}
      />
      <PasswordField
        {...form.field('pwdrip')}
        {...shared}
        autoComplete="new-password"
        label={t('account.repeatPassword')}
      />
      <Stack align="start">
        <Button type="submit" isPending={form.isSubmitting} pendingLabel={texts.pending}>
          {t('profile.password.submit')}
        </Button>
      </Stack>
    </Form>
  )
}

function usePasswordForm({ onChange }: ProfilePartProps) {
  const { t, language } = useTexts()
  const form = useForm<ChangedPassword>({
    values: empty,
    validators: {
      ...validatorsFor(t, 'reset', ({ pwd, pwdrip }: ChangedPassword) => ({ pwd, pwdrip })),
      password: validatorsFor(t, 'login', ({ password }: ChangedPassword) => ({ password })).password,
    },
    failureMessage: t('lbl_generic_error'),
    onSubmit: async ({ password, pwd, pwdrip }): Promise<Refusal<ChangedPassword> | undefined> => {
      const { reply, failure } = await run(account.changePassword({ password, pwd, pwdrip }, language))
      if (failure)
        return refusalOf<ChangedPassword>(failure, {
          t,
          fields: changedPasswordFields,
          fallback: 'lbl_generic_error',
        })
      if (!isPasswordChanged(reply)) return passwordRefusal(reply, t, changedPasswordFields)
      form.reset(empty)
      onChange()
      // Every session ended, and this browser has a new one.
      void import('#app/shared/savedSearches/browserPush.ts')
        .then(({ renewPush }) => renewPush(language))
        // The page of saved searches says that alerts do not come to this device.
        .catch(() => undefined)
      void tell({ tone: 'success', text: t('profile.password.done') })
      return undefined
    },
  })
  return form
}

function LinkForm({ profile: { email } }: ProfilePartProps) {
  const { t, language } = useTexts()
  const texts = useFormTexts()
  const [isSent, setSent] = useState(false)
  const form = useForm({
    values: {},
    failureMessage: t('lbl_generic_error'),
    onSubmit: async () => {
      const { failure } = await run(account.retrievePassword({ email }, language))
      if (failure) return refusalOf<object>(failure, { t, fields: [], fallback: 'lbl_generic_error' })
      setSent(true)
      return undefined
    },
  })
  if (isSent)
    return (
      <Sent tone="warning" heading={t('auth.recovery.done.title')} headingLevel={3} email={email}>
        {t('auth.recovery.done.text', { email })}
      </Sent>
    )
  return (
    <Form form={form} texts={texts} headingLevel={3}>
      <Stack align="start">
        <Button type="submit" isPending={form.isSubmitting} pendingLabel={texts.pending}>
          {t('auth.recovery.submit')}
        </Button>
      </Stack>
    </Form>
  )
}
