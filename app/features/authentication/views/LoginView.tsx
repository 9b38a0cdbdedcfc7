import { constants } from '#domain/constants.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Form } from '#design-system/forms/Form/Form.tsx'
import { useForm } from '#design-system/forms/Form/useForm.ts'
import { PasswordField } from '#design-system/forms/PasswordField/PasswordField.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { validatorsFor } from '#app/shared/account/formErrors.ts'
import { useFormTexts } from '#app/shared/account/useFormTexts.ts'
import { screenRefusal } from '#app/shared/failures/screens.ts'
import { account } from '#app/transport/account.ts'
import { run } from '#app/transport/call.ts'
import { AccountEmail } from './AccountEmail.tsx'
import * as styles from './LoginView.css.ts'
import { SocialButtons } from './SocialButtons.tsx'
import type { ViewProps } from './ViewProps.ts'

interface Values {
  readonly email: string
  readonly password: string
}

/** Email and password. */
export function LoginView(props: ViewProps) {
  const { t } = useTexts()
  const { state, send, headingLevel, onSignedIn } = props
  const texts = useFormTexts()
  const form = useLoginForm(props)
  const lead = (view: 'signup' | 'passwordRecovery') =>
    send({ type: 'asked', view, email: form.values.email })
  return (
    <Stack space="lg">
      {!state.isEmailChosen && <SocialButtons onSignedIn={onSignedIn} />}
      <Form form={form} texts={texts} headingLevel={headingLevel}>
        <AccountEmail field={form.field('email')} state={state} send={send} />
        <PasswordField
          {...form.field('password')}
          label={t('account.password')}
          autoComplete="current-password"
          showLabel={t('account.showPassword')}
          maxLength={constants.account.passwordMax}
        />
        <div className={styles.forgot}>
          <Button variant="quiet" size="small" flush="end" onPress={() => lead('passwordRecovery')}>
            {t('auth.login.forgot')}
          </Button>
        </div>
        <Button type="submit" width="full" isPending={form.isSubmitting} pendingLabel={texts.pending}>
          {t('auth.login.submit')}
        </Button>
      </Form>
      {state.access === 'all' && (
        <Button variant="quiet" onPress={() => lead('signup')}>
          {t('auth.login.register')}
        </Button>
      )}
    </Stack>
  )
}

function useLoginForm({ state, options, onSignedIn }: ViewProps) {
  const { t, language } = useTexts()
  return useForm<Values>({
    values: { email: state.email, password: '' },
    validators: validatorsFor(t, 'login', (values: Values) => ({ ...values })),
    checkedOnLeave: ['email'],
    failureMessage: t('lbl_generic_error'),
    onSubmit: async ({ email, password }) => {
      const url = options.returnPath
      const { reply, failure } = await run(account.login({ email, password, url }, language))
      if (failure) return screenRefusal<Values>('login', failure, t, ['email', 'password'])
      await onSignedIn({ method: 'email', isNew: false }, reply.url)
      return undefined
    },
  })
}
