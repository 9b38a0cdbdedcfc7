import { useEffect, useState } from 'react'
import { constants } from '#domain/constants.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { PasswordField } from '#design-system/forms/PasswordField/PasswordField.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { refusalOf, validatorsFor } from '#app/shared/account/formErrors.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { account } from '#app/transport/account.ts'
import { run } from '#app/transport/call.ts'
import { isUsedUp, Verified } from './Verified.tsx'

const { passwordMax, passwordMin } = constants.account

export interface ConfirmWithPasswordProps {
  /** Of the mailed link. */
  token: string
}

/** A field for the password of the sign-up, or for a new one, in a browser that did not sign up. It has the focus. */
export function ConfirmWithPassword({ token }: ConfirmWithPasswordProps) {
  const { t } = useTexts()
  const texts = useFormTexts()
  const [isConfirmed, setConfirmed] = useState<boolean>()
  const form = useConfirmation(token, setConfirmed)
  const field = form.field('password')
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id])
  if (isConfirmed !== undefined) return <Verified isConfirmed={isConfirmed} />
  return (
    <Form form={form} texts={texts}>
      <Heading level={2}>{t('auth.verify.password.title')}</Heading>
      <Text>{t('auth.verify.password.text')}</Text>
      <PasswordField
        {...field}
        label={t('account.password')}
        description={t('account.passwordAdvice', { count: passwordMin })}
        autoComplete="new-password"
        showLabel={t('account.showPassword')}
        maxLength={passwordMax}
      />
      <Button type="submit" width="full" isPending={form.isSubmitting} pendingLabel={texts.pending}>
        {t('auth.verify.submit')}
      </Button>
    </Form>
  )
}

interface Values {
  readonly password: string
}

function useConfirmation(token: string, onEnd: (isConfirmed: boolean) => void) {
  const { t, language } = useTexts()
  return useForm<Values>({
    values: { password: '' },
    validators: validatorsFor(t, 'login', ({ password }: Values) => ({ password })),
    failureMessage: t('lbl_generic_error'),
    onSubmit: async ({ password }) => {
      const { failure } = await run(account.confirmEmail({ token, password }, language))
      if (failure && !isUsedUp(failure))
        return refusalOf<Values>(failure, { t, fields: ['password'], fallback: 'lbl_generic_error' })
      onEnd(!failure)
      return undefined
    },
  })
}
