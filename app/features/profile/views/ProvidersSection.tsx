import { signInMethods } from '#domain/account/socialProviders.ts'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { ProfilePartProps } from './ProfileSections.tsx'
import { Section } from './Section.tsx'

/** Who else can say that it is you. */
export function ProvidersSection({ profile }: ProfilePartProps) {
  const { t } = useTexts()
  return (
    <Section title={t('profile.providers')}>
      {profile.providers.length === 0 ? (
        <Text>{t('profile.providers.none')}</Text>
      ) : (
        <Inline as="ul">
          {profile.providers.map((provider) => (
            <li key={provider}>
              <Badge>{signInMethods[provider]}</Badge>
            </li>
          ))}
        </Inline>
      )}
    </Section>
  )
}
