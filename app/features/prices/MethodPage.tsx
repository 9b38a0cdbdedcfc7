import { METHOD, least, sizeLimits } from '#domain/market/figures.ts'
import { guidePath } from '#domain/market/guidePaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Breadcrumbs } from '#design-system/navigation/Breadcrumbs/Breadcrumbs.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'

export { headOfMethod as head } from './prices.head.ts'

/** How the prices of the guide are measured, whole. */
export function MethodPage() {
  const { t, language } = useTexts()
  const sections = [
    [t('prices.unit'), t('prices.unit.text')],
    [t('prices.price'), t('prices.price.text')],
    [t('prices.out'), t('prices.out.text')],
    [t('prices.few.title'), t('prices.few.text', { ...least })],
    [t('prices.alike'), t('prices.alike.text', { limits: sizeLimits.join(', ') })],
    [t('prices.again'), t('prices.again.text')],
    [t('prices.versions'), t('prices.versions.text', { method: METHOD })],
  ] as const
  return (
    <Container width="text" isSpaced>
      <Stack space="xl">
        <Breadcrumbs
          label={t('search.breadcrumbs')}
          items={[
            { label: t('prices.title'), href: localPath(language, guidePath) },
            { label: t('prices.method') },
          ]}
        />
        <Heading level={1} isFocusTarget>
          {t('prices.method.title')}
        </Heading>
        {sections.map(([heading, text]) => (
          <Stack key={heading} as="section" space="xs">
            <Heading level={2} size="subheading">
              {heading}
            </Heading>
            <Text isMeasured>{text}</Text>
          </Stack>
        ))}
      </Stack>
    </Container>
  )
}
