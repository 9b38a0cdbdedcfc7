import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { EntryView } from './views/EntryView.tsx'
import { LoginView } from './views/LoginView.tsx'
import { PasswordRecoveryView } from './views/PasswordRecoveryView.tsx'
import { PasswordResetView } from './views/PasswordResetView.tsx'
import { SignupView } from './views/SignupView.tsx'
import type { ViewProps } from './views/ViewProps.ts'

/** The view that the state names, below the alert that came with it. */
export function AuthViews(props: ViewProps) {
  const { alert, access } = props.options
  return (
    <Stack space="lg">
      {alert && access === 'login' && (
        <Notice tone={alert.type}>
          <p>{alert.message}</p>
        </Notice>
      )}
      {viewOf(props)}
    </Stack>
  )
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
