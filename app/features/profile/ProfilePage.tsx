import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { usePortal } from '#app/shell/Portal.ts'
import { ProfileSections } from './views/ProfileSections.tsx'

/** One's details; who is not signed in is asked to, with a word why. */
export function ProfilePage() {
  const { t } = useTexts()
  const { isSignedIn } = useUser()
  const { authPanel: AuthPanel } = usePortal()
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('profile.signInFirst') } as const
    // Whoever signed in sees the page at once: it looks at the user, not at this.
    return <AuthPanel.View options={{ access: 'login', alert }} onDone={() => undefined} />
  }
  return (
    <Container width="text" isSpaced>
      <Stack space="xl">
        <Heading level={1} isFocusTarget>
          {t('profile.title')}
        </Heading>
        <noscript>
          <Notice tone="warning">
            <p>{t('profile.noScript')}</p>
          </Notice>
        </noscript>
        <ProfileSections />
      </Stack>
    </Container>
  )
}
