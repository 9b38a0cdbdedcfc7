import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { keyOf } from '#app/transport/apiKey.ts'
import { Section } from './Section.tsx'

/** Export of all data kept about the user. */
export function DataSection() {
  const { t, language } = useTexts()
  return (
    <Section title={t('profile.data')} text={t('profile.data.text')}>
      <Stack align="start">
        <ButtonLink
          href={keyOf('GET /api-next/user/data/', language)}
          download="estia.json"
          variant="secondary"
          icon="arrowDown"
        >
          {t('profile.data.download')}
        </ButtonLink>
      </Stack>
    </Section>
  )
}
