import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { EntryView } from './views/EntryView.tsx'
import { LoginView } from './views/LoginView.tsx'
import { PasswordRecoveryView } from './views/PasswordRecoveryView.tsx'
import { PasswordResetView } from './views/PasswordResetView.tsx'
import { SignupView } from './views/SignupView.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import type { AuthAlert, AuthOptions } from '#app/shared/account/authRequest.ts'
import type { ViewProps } from './views/ViewProps.ts'

/** The view that the state names, below why it was opened. */
export function AuthViews(props: ViewProps) {
  const alert = useWhy(props.options)
  return (
    <Stack space="lg">
      {alert && (
        <Notice tone={alert.type}>
          <p>{alert.message}</p>
        </Notice>
      )}
      {viewOf(props)}
    </Stack>
  )
}

/** The alert that came with the request, or that of a home. */
export function useWhy({ alert, isForHome }: AuthOptions): AuthAlert | undefined {
  const t = useTranslate()
  return alert ?? (isForHome ? { type: 'info', message: t('auth.why') } : undefined)
}

function viewOf(props: ViewProps) {
  switch (props.state.view) {
    case 'entry':
      return <EntryView {...props} />
    case 'login':
      return <LoginView {...props} />
    case 'signup':
      return <SignupView {...props} />
    case 'passwordRecovery':
      return <PasswordRecoveryView {...props} />
    case 'passwordReset':
      return <PasswordResetView {...props} />
  }
}
