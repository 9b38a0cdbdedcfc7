import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { localeTags } from '#domain/locale.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { Section } from './Section.tsx'

/** The advertiser's own words, in their own language. */
export function Description({ listing: { description } }: { listing: ListingDetail }) {
  const { t, language } = useTexts()
  return (
    <Section heading={t('listing.description')} paper="whole">
      {description ? (
        <>
          <Text isMeasured keepsLineBreaks lang={description.language}>
            {description.text}
          </Text>
          {description.language !== language && (
            <Text size="small" tone="muted">
              {t('listing.description.language', { language: languageName(language, description.language) })}
            </Text>
          )}
        </>
      ) : (
        <Text tone="muted">{t('listing.description.none')}</Text>
      )}
    </Section>
  )
}

const languageName = (inLanguage: keyof typeof localeTags, language: string): string =>
  new Intl.DisplayNames(localeTags[inLanguage], { type: 'language' }).of(language) ?? language
