import { useState } from 'react'
import { type SocialProvider, signInMethods } from '#domain/account/socialProviders.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useProviders } from '#app/shared/account/useProviders.ts'
import { useLinking } from '../model/useLinking.ts'
import { confirmIdentity } from './lazyConfirmIdentity.ts'
import type { ProfilePartProps } from './ProfilePart.ts'
import { Section } from './Section.tsx'

/** The linked identity providers, and those that can be linked. */
export function ProvidersSection({ profile, onChange }: ProfilePartProps) {
  const { t } = useTexts()
  const others = useProviders().filter((provider) => !profile.providers.includes(provider))
  return (
    <Section title={t('profile.providers')}>
      <Stack space="md" align="start">
        <Linked providers={profile.providers} />
        {others.length > 0 && <Offered {...{ profile, onChange }} providers={others} />}
      </Stack>
    </Section>
  )
}

function Linked({ providers }: { providers: readonly SocialProvider[] }) {
  const { t } = useTexts()
  if (providers.length === 0) return <Text>{t('profile.providers.none')}</Text>
  return (
    <Inline as="ul">
      {providers.map((provider) => (
        <li key={provider}>
          <Badge>{signInMethods[provider]}</Badge>
        </li>
      ))}
    </Inline>
  )
}

/** A window can only be opened during a press: after a confirmation of identity the user presses again. */
function Offered({
  profile,
  onChange,
  providers,
}: ProfilePartProps & { providers: readonly SocialProvider[] }) {
  const { t } = useTexts()
  const [isAsked, setAsked] = useState(false)
  const { waiting, link } = useLinking(profile, onChange)
  const settle = (isConfirmed: boolean) => {
    setAsked(false)
    if (isConfirmed) onChange()
  }
  return (
    <Inline>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          size="small"
          iconEnd="external"
          isPending={waiting === provider}
          pendingLabel={t('auth.social.waiting')}
          onPress={() => (profile.isProved ? void link(provider) : setAsked(true))}
        >
          <span>{t('profile.providers.link', { provider: signInMethods[provider] })}</span>
          <VisuallyHidden>{` ${t('account.newWindow')}`}</VisuallyHidden>
        </Button>
      ))}
      {isAsked && <confirmIdentity.Part profile={profile} onSettle={settle} />}
    </Inline>
  )
}
