import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'

/** Stands where rendering broke. It uses as little as it can, since anything may be what broke. */
export function CrashPage({ scope }: { scope: 'page' | 'content' }) {
  const { t, language } = useTexts()
  const message = (
    <Container width="text">
      <Stack space="lg" align="start">
        <Heading level={1} isFocusTarget>
          {t('errors.server.title')}
        </Heading>
        <Text size="lead">{t('errors.server.text')}</Text>
        {/* Loads the page anew: what broke may be in memory. */}
        <ButtonLink href={localPath(language, '/')} target="_top">
          {t('errors.home')}
        </ButtonLink>
      </Stack>
    </Container>
  )
  return scope === 'page' ? <main>{message}</main> : message
}
