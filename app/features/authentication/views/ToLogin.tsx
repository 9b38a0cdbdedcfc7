import { Button } from '#design-system/actions/Button/Button.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import type { ViewProps } from './ViewProps.ts'

/** From a sign-up to the login, with the email that was typed. */
export function ToLogin({ email, send }: Pick<ViewProps, 'send'> & { email: string }) {
  const t = useTranslate()
  return (
    <Button variant="quiet" onPress={() => send({ type: 'asked', view: 'login', email })}>
      {t('auth.signup.login')}
    </Button>
  )
}
