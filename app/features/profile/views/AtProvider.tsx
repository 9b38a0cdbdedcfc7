import { useState } from 'react'
import type { Profile } from '#domain/account/Profile.ts'
import { type SocialProvider, signInMethods } from '#domain/account/socialProviders.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { loadUser } from '#app/shared/account/loadUser.ts'
import { signInByPopup } from '#app/shared/account/socialPopup.ts'
import { useProviders } from '#app/shared/account/useProviders.ts'

/** Whose identity is confirmed, and what happens next. */
export interface ConfirmIdentityProps {
  profile: Profile
  onSettle: (isConfirmed: boolean) => void
}

/** A user without a password confirms their identity by signing in with their provider again. */
export function AtProvider({ profile, onSettle }: ConfirmIdentityProps) {
  const { t, language } = useTexts()
  const [problem, setProblem] = useState<'cancelled' | 'blocked' | 'other'>()
  const offered = useProviders().filter((provider) => profile.providers.includes(provider))
  const signIn = async (provider: SocialProvider) => {
    const result = await signInByPopup(provider, language)
    if (result === 'cancelled' || result === 'blocked') return setProblem(result)
    // Another user may have signed in there: then their account is open now.
    const { user } = await loadUser(language)
    if (user?.uuid === profile.uuid) return onSettle(true)
    setProblem('other')
  }
  if (offered.length === 0) return <Text>{t('profile.confirm.noPassword')}</Text>
  return (
    <Stack space="md">
      {problem && (
        <Notice tone="warning" role="alert">
          <p>{problem === 'other' ? t('profile.confirm.other') : t(`auth.social.${problem}`)}</p>
        </Notice>
      )}
      <Text>{t('profile.confirm.atProvider')}</Text>
      {offered.map((provider) => (
        <Button key={provider} width="full" iconEnd="external" onPress={() => void signIn(provider)}>
          <span>{t('profile.confirm.with', { provider: signInMethods[provider] })}</span>
          <VisuallyHidden>{` ${t('account.newWindow')}`}</VisuallyHidden>
        </Button>
      ))}
    </Stack>
  )
}
