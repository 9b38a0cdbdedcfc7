import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { useUser } from '#app/shared/account/useUser.ts'
import { usePortal } from '#app/shell/Portal.ts'
import { SavedContent } from './views/SavedContent.tsx'

/** The homes that one saved. Who is not signed in is asked to, and finds them here then. */
export function SavedPage() {
  const { t } = useTexts()
  const { isSignedIn } = useUser()
  const { authPanel: AuthPanel } = usePortal()
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('saved.signIn') } as const
    return <AuthPanel.View options={{ alert }} onDone={() => undefined} />
  }
  return (
    <AccountPage title={t('saved.title')} noScript={t('saved.noScript')} width="page">
      <SavedContent />
    </AccountPage>
  )
}
