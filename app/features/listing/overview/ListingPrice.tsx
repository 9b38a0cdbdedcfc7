import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Price } from '#design-system/foundations/Price/Price.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { inFull } from '#app/shared/inFull.ts'
import { Heard } from '#design-system/foundations/Heard/Heard.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { cutSentence, perAreaText } from '../model/priceWords.ts'
import { useComparisonWords } from './useComparisonWords.ts'

/** The price, the price per square metre with the area it is based on, how it compares, and a price cut. */
export function ListingPrice({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t, format } = texts
  const { price, contract } = listing
  const perArea = perAreaText(texts, listing)
  const cut = cutSentence(texts, listing)
  const compared = useComparisonWords(listing)
  if (price === null) return <Price size="display">{t('listing.price.none')}</Price>
  return (
    <Stack space="xxs">
      <Price size="display" {...(contract === 'rent' && { detail: t('listing.price.perMonth') })}>
        {format.money(price)}
      </Price>
      {[[perArea, perAreaText(inFull(texts), listing)] as const, [compared, compared] as const].map(
        ([words, full]) =>
          words !== undefined && (
            <Text key={words} size="small" tone="muted" isTabular>
              <Heard as={full ?? words}>{words}</Heard>
            </Text>
          ),
      )}
      {cut !== undefined && (
        <Inline>
          <Badge tone="cut" icon="priceDown">
            {cut}
          </Badge>
        </Inline>
      )}
    </Stack>
  )
}
