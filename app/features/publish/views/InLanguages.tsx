import type { DraftPreview } from '#domain/api/listings/Drafts.ts'
import { languageNames } from '#domain/locale.ts'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'

/** The words of an ad in each language: what its advertiser wrote, and what is written from the facts. */
export function InLanguages({ pages }: DraftPreview) {
  const { t } = useTexts()
  if (pages.length === 0) return null
  return (
    <Stack as="section" space="sm" aria-labelledby="in-languages">
      <Heading level={2} size="label" id="in-languages">
        {t('publish.preview.languages')}
      </Heading>
      <Text size="small" tone="muted">
        {t('publish.preview.languagesText')}
      </Text>
      <div>
        {pages.map(({ language, title, description, factText }) => (
          <Disclosure key={language} summary={languageNames[language]}>
            <Stack space="sm">
              <div lang={language}>
                <Text weight="semibold">{title}</Text>
                {factText !== null && <Text isMeasured>{factText}</Text>}
              </div>
              {description !== null && (
                <div lang={description.language}>
                  <Text isMeasured>{description.text}</Text>
                </div>
              )}
            </Stack>
          </Disclosure>
        ))}
      </div>
    </Stack>
  )
}
