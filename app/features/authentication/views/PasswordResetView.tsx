import { useState } from 'react'
import { constants } from '#domain/constants.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { PasswordField } from '#design-system/forms/PasswordField/PasswordField.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { Sent } from '#app/shared/account/Sent.tsx'
import { type ResetEnd, useResetForm } from './useResetForm.ts'
import type { ViewProps } from './ViewProps.ts'

const { passwordMax, passwordMin } = constants.account

/**
 * A new password, with the token of the mailed link. The server's `show.form` decides which fields remain.
 */
export function PasswordResetView(props: ViewProps) {
  const { t } = useTexts()
  const { options, headingLevel } = props
  const texts = useFormTexts()
  const [end, setEnd] = useState<ResetEnd>()
  const form = useResetForm(options.token ?? '', options.asksMarketing === true, setEnd)
  if (end) return <Ended end={end} {...props} />
  const shared = {
    autoComplete: 'new-password',
    showLabel: t('account.showPassword'),
    maxLength: passwordMax,
  } as const
  return (
    <Form form={form} texts={texts} headingLevel={headingLevel}>
      <Text>{t('auth.reset.text')}</Text>
      <PasswordField
        {...form.field('pwd')}
        {...shared}
        label={t('account.newPassword')}
        description={t('account.passwordAdvice', { count: passwordMin })}
      />
      <PasswordField {...form.field('pwdrip')} {...shared} label={t('account.repeatPassword')} />
      {options.asksMarketing && (
        <Stack space="xs">
          <Checkbox {...form.toggle('communications')} value="1">
            {t('account.communications')}
          </Checkbox>
          <Checkbox {...form.toggle('newsletter')} value="1">
            {t('account.newsletter')}
          </Checkbox>
        </Stack>
      )}
      <Button type="submit" width="full" isPending={form.isSubmitting} pendingLabel={texts.pending}>
        {t('auth.reset.submit')}
      </Button>
    </Form>
  )
}

function Ended({ end, send, state, headingLevel }: ViewProps & { end: ResetEnd }) {
  const { t } = useTexts()
  const lead = (view: 'login' | 'passwordRecovery') => () => send({ type: 'asked', view, email: state.email })
  return end.isChanged ? (
    <Sent
      tone="success"
      heading={t('auth.reset.done.title')}
      headingLevel={headingLevel}
      action={<Button onPress={lead('login')}>{t('account.signIn')}</Button>}
    >
      {end.message}
    </Sent>
  ) : (
    <Sent
      tone="warning"
      heading={t('auth.reset.refused.title')}
      headingLevel={headingLevel}
      action={<Button onPress={lead('passwordRecovery')}>{t('auth.reset.again')}</Button>}
    >
      {end.message}
    </Sent>
  )
}
