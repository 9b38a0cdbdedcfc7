import { Suspense } from 'react'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import { usePortal } from '#app/shell/Portal.ts'
import { Messages } from './views/Messages.tsx'

/** Only advertisers have hours, and seldom look at them. */
const hoursPage = lazyView<object>(
  'app/features/messages/views/HoursPage.tsx',
  async () => (await import('./views/HoursPage.tsx')).HoursPage,
)

/** One's conversations; who is not signed in is asked to, with a word why. */
export function MessagesPage({ params: { isHours } }: { params: { isHours: boolean } }) {
  const { t } = useTexts()
  const { isSignedIn } = useUser()
  const { authPanel: AuthPanel } = usePortal()
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('messages.signInFirst') } as const
    // Whoever signed in sees the page at once: it looks at the user, not at this.
    return <AuthPanel.View options={{ access: 'login', alert }} onDone={() => undefined} />
  }
  if (!isHours) return <Messages />
  return (
    <Suspense>
      <hoursPage.View />
    </Suspense>
  )
}
