import { useRef, useState } from 'react'
import type { SocialProvider } from '#domain/account/socialProviders.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PrivacyLabel } from '#app/shared/account/PrivacyLabel.tsx'
import { signInByPopup } from '#app/shared/account/socialPopup.ts'
import { useProviders } from '#app/shared/account/useProviders.ts'
import { ProviderMark } from './ProviderMark.tsx'
import * as styles from './SocialButtons.css.ts'
import type { ViewProps } from './ViewProps.ts'

/** Sign-in by identity providers: the configured ones, in the specification's order. */
export function SocialButtons({ onSignedIn }: Pick<ViewProps, 'onSignedIn'>) {
  const { t } = useTexts()
  const providers = useProviders()
  const { waiting, problem, start, button } = useSocialSignIn(onSignedIn)
  if (providers.length === 0) return null
  return (
    <Stack space="md">
      {problem && (
        <Notice tone="warning" role="alert">
          <p>{t(`auth.social.${problem}`)}</p>
        </Notice>
      )}
      <Stack space="xs">
        {providers.map((provider) => (
          <Button
            key={provider}
            ref={button(provider)}
            variant="secondary"
            width="full"
            iconEnd="external"
            isPending={waiting === provider}
            pendingLabel={t('auth.social.waiting')}
            onPress={() => start(provider)}
          >
            <ProviderMark provider={provider} />
            <span>{t(`auth.social.${provider}`)}</span>
            <VisuallyHidden>{` ${t('account.newWindow')}`}</VisuallyHidden>
          </Button>
        ))}
      </Stack>
      {/* Opening the window counts as having read this: a new account stores the time. */}
      <Text size="small" tone="muted">
        <PrivacyLabel sentence="auth.social.agreement" />
      </Text>
      <div className={styles.or}>
        <Text as="span" size="small" tone="muted">
          {t('auth.or')}
        </Text>
      </div>
    </Stack>
  )
}

/** One window at a time; focus is on its button when it closes. */
function useSocialSignIn(onSignedIn: ViewProps['onSignedIn']) {
  const { language } = useTexts()
  const [waiting, setWaiting] = useState<SocialProvider>()
  const [problem, setProblem] = useState<'cancelled' | 'blocked'>()
  const buttons = useRef(new Map<SocialProvider, HTMLButtonElement>())
  const start = async (provider: SocialProvider) => {
    if (waiting !== undefined) return
    setProblem(undefined)
    setWaiting(provider)
    const result = await signInByPopup(provider, language)
    if (result === 'login' || result === 'signup')
      return onSignedIn({ method: provider, isNew: result === 'signup' })
    setWaiting(undefined)
    setProblem(result)
    buttons.current.get(provider)?.focus()
  }
  const button = (provider: SocialProvider) => (element: HTMLButtonElement | null) => {
    if (element) buttons.current.set(provider, element)
    else buttons.current.delete(provider)
  }
  return { waiting, problem, button, start: (provider: SocialProvider) => void start(provider) }
}
