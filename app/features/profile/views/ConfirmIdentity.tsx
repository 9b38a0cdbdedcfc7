import { constants } from '#domain/constants.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { PasswordField } from '#design-system/forms/PasswordField/PasswordField.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { refusalOf, validatorsFor } from '#app/shared/account/formErrors.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { account } from '#app/transport/account.ts'
import { run } from '#app/transport/call.ts'
import { AtProvider, type ConfirmIdentityProps } from './AtProvider.tsx'

interface Values {
  readonly password: string
}

/** Asks for the password again; a user without one signs in with their provider again. */
export function ConfirmIdentity({ profile, onSettle }: ConfirmIdentityProps) {
  const { t } = useTexts()
  return (
    <Dialog
      isOpen
      onClose={() => onSettle(false)}
      title={t('profile.confirm.title')}
      closeLabel={t('account.close')}
      size="small"
      closesOnBack
    >
      {profile.hasPassword ? (
        <Question onSettle={onSettle} />
      ) : (
        <AtProvider profile={profile} onSettle={onSettle} />
      )}
    </Dialog>
  )
}

function Question({ onSettle }: Pick<ConfirmIdentityProps, 'onSettle'>) {
  const { t, language } = useTexts()
  const texts = useFormTexts()
  const form = useForm<Values>({
    values: { password: '' },
    validators: validatorsFor(t, 'login', ({ password }: Values) => ({ password })),
    failureMessage: t('lbl_generic_error'),
    onSubmit: async ({ password }) => {
      const { failure } = await run(account.confirmIdentity({ password }, language))
      const fallback = 'login_wrong_credentials_message'
      if (failure) return refusalOf<Values>(failure, { t, fields: ['password'], fallback })
      onSettle(true)
      return undefined
    },
  })
  return (
    <Form form={form} texts={texts} headingLevel={3}>
      <Text>{t('profile.confirm.text')}</Text>
      <PasswordField
        {...form.field('password')}
        label={t('account.password')}
        autoComplete="current-password"
        showLabel={t('account.showPassword')}
        maxLength={constants.account.passwordMax}
      />
      <Button type="submit" width="full" isPending={form.isSubmitting} pendingLabel={texts.pending}>
        {t('profile.confirm.submit')}
      </Button>
    </Form>
  )
}
