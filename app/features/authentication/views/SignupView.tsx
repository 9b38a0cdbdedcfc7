import { useState } from 'react'
import { constants } from '#domain/constants.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { PasswordField } from '#design-system/forms/PasswordField/PasswordField.tsx'
import { TextField } from '#design-system/forms/TextField/TextField.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PhoneEntry } from '#app/shared/account/PhoneEntry.tsx'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { AccountEmail } from './AccountEmail.tsx'
import { PrivacyLabel } from '#app/shared/account/PrivacyLabel.tsx'
import { Sent } from '#app/shared/account/Sent.tsx'
import { EntryView } from './EntryView.tsx'
import { ToLogin } from './ToLogin.tsx'
import { type SignupFields, useSignupForm } from './useSignupForm.ts'
import type { ViewProps } from './ViewProps.ts'

const { nameMax, passwordMax, passwordMin } = constants.account

/** A new account, in two steps: the email, then who it is. It must be confirmed by mail, which the text that remains says. */
export function SignupView(props: ViewProps) {
  return props.state.isEmailChosen ? <SignupForm {...props} /> : <EntryView {...props} />
}

function SignupForm(props: ViewProps) {
  const { t } = useTexts()
  const { state, send, headingLevel } = props
  const texts = useFormTexts()
  const [email, setSent] = useState<string>()
  const signup = useSignupForm(props, setSent)
  const { form } = signup
  if (email !== undefined)
    return (
      <Sent tone="success" heading={t('auth.signup.done.title')} headingLevel={headingLevel} email={email}>
        {t('auth.signup.done.text', { email })}
      </Sent>
    )
  return (
    <Stack space="lg">
      <Form form={form} texts={texts} headingLevel={headingLevel}>
        <AccountEmail field={form.field('email')} state={state} send={send} />
        <AboutYou {...signup} />
        <Consents {...signup} />
        <Button type="submit" width="full" isPending={form.isSubmitting} pendingLabel={texts.pending}>
          {t('auth.signup.submit')}
        </Button>
      </Form>
      <ToLogin email={form.values.email} send={send} />
    </Stack>
  )
}

function AboutYou({ form, countries }: SignupFields) {
  const { t } = useTexts()
  return (
    <>
      <TextField
        {...form.field('first_name')}
        label={t('account.firstName')}
        autoComplete="given-name"
        maxLength={nameMax}
      />
      <TextField
        {...form.field('last_name')}
        label={t('account.lastName')}
        autoComplete="family-name"
        maxLength={nameMax}
      />
      <PhoneEntry field={form.field('phone')} countries={countries} />
      <PasswordField
        {...form.field('password')}
        label={t('account.password')}
        description={t('account.passwordAdvice', { count: passwordMin })}
        autoComplete="new-password"
        showLabel={t('account.showPassword')}
        maxLength={passwordMax}
      />
    </>
  )
}

function Consents({ form }: SignupFields) {
  const { t } = useTexts()
  return (
    <Stack space="xs">
      <Checkbox {...form.toggle('privacy')} value="1">
        <PrivacyLabel />
      </Checkbox>
      <Checkbox {...form.toggle('communications')} value="1">
        {`${t('account.communications')} ${t('account.optional')}`}
      </Checkbox>
      <Checkbox {...form.toggle('newsletter')} value="1">
        {`${t('account.newsletter')} ${t('account.optional')}`}
      </Checkbox>
    </Stack>
  )
}
