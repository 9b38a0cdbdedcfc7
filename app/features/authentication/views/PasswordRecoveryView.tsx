import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { validatorsFor } from '#app/shared/account/formErrors.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { screenRefusal, screens } from '#app/shared/failures/screens.ts'
import { account } from '#app/transport/account.ts'
import { run } from '#app/transport/call.ts'
import { EmailEntry } from '#app/shared/account/EmailEntry.tsx'
import { Sent } from '#app/shared/account/Sent.tsx'
import type { ViewProps } from './ViewProps.ts'

/** Requests a link to a new password. The reply is the same for every address. */
export function PasswordRecoveryView({ state, send, headingLevel }: ViewProps) {
  const { t } = useTexts()
  const texts = useFormTexts()
  const [email, setSent] = useState<string>()
  const form = useRecoveryForm(state.email, setSent)
  const back = (
    <Button variant="quiet" onPress={() => send({ type: 'asked', view: 'login', email: form.values.email })}>
      {t('auth.recovery.login')}
    </Button>
  )
  if (email !== undefined)
    return (
      <Stack space="lg">
        <Sent
          tone="warning"
          heading={t('auth.recovery.done.title')}
          headingLevel={headingLevel}
          email={email}
        >
          {t('auth.recovery.done.text', { email })}
        </Sent>
        {back}
      </Stack>
    )
  return (
    <Stack space="lg">
      <Form form={form} texts={texts} headingLevel={headingLevel}>
        <Text>{t('auth.recovery.text')}</Text>
        <EmailEntry field={form.field('email')} isLocked={state.isEmailLocked} />
        <Button type="submit" width="full" isPending={form.isSubmitting} pendingLabel={texts.pending}>
          {t('auth.recovery.submit')}
        </Button>
      </Form>
      {back}
    </Stack>
  )
}

function useRecoveryForm(email: string, onSent: (email: string) => void) {
  const { t, language } = useTexts()
  return useForm({
    values: { email },
    validators: validatorsFor(t, 'recovery', (values: { email: string }) => values),
    failureMessage: t(screens.recovery.fallback),
    onSubmit: async (values) => {
      const { failure } = await run(account.retrievePassword(values, language))
      if (failure) return screenRefusal<{ email: string }>('recovery', failure, t, ['email'])
      onSent(values.email)
      return undefined
    },
  })
}
