import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { useIsSignedIn } from '#app/shared/account/useUser.ts'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePortal } from '#app/shell/Portal.ts'
import { ProfileSections } from './views/ProfileSections.tsx'

/** The user's details; a visitor who is not signed in sees a sign-in with the reason. */
export function ProfilePage() {
  const { t } = useTexts()
  const isSignedIn = useIsSignedIn()
  const { authPanel: AuthPanel } = usePortal()
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('profile.signInFirst') } as const
    // After a sign-in the page is shown at once: it depends on the user, not on this.
    return <AuthPanel.View options={{ access: 'login', alert }} onDone={() => undefined} />
  }
  return (
    <AccountPage title={t('profile.title')} noScript={t('profile.noScript')} width="text">
      <ProfileSections />
    </AccountPage>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('profile.title'), ...unlisted })
