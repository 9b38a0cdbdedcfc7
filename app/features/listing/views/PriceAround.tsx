import { Suspense } from 'react'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { comparisonNotes, comparisonSentences } from '../model/marketWords.ts'
import { priceSpread } from './priceSpread.ts'
import { Section } from './Section.tsx'

/** The price per square metre among those of comparable homes nearby. The page does not depend on it. */
export function PriceAround({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { data } = useApi(apiKey.background(listing.id, useLanguage()))
  if (!data) return null
  const { comparison } = data
  const [first, ...rest] = comparisonSentences(texts, listing, comparison)
  return (
    <Section heading={texts.t('listing.market')} paper="none">
      <Text size="lead" isMeasured>
        {first}
      </Text>
      {rest.map((sentence) => (
        <Text key={sentence} isMeasured>
          {sentence}
        </Text>
      ))}
      {comparison && (
        <>
          <Suspense>
            <priceSpread.View comparison={comparison} />
          </Suspense>
          <Text size="small" tone="muted" isMeasured>
            {comparisonNotes(texts, listing, comparison.outside)}
          </Text>
        </>
      )}
    </Section>
  )
}
