import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Price } from '#design-system/foundations/Price/Price.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { cutSentence, perAreaText } from '../model/priceWords.ts'

/** What it is, where, its price, and when it was last confirmed. */
export function ListingHeader({ listing }: { listing: ListingDetail }) {
  const { t, format } = useTexts()
  return (
    <Stack as="header" space="md">
      <Heading level={1} isFocusTarget>
        {listing.title}
      </Heading>
      <PriceInFull listing={listing} />
      <Inline>
        <Badge tone="success" icon="check">
          {t('listing.freshness', { date: format.date(listing.confirmedAt) })}
        </Badge>
      </Inline>
    </Stack>
  )
}

/** The price, the price per square metre with the area it is based on, and a price cut. */
function PriceInFull({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t, format } = texts
  const { price, contract } = listing
  const perArea = perAreaText(texts, listing)
  const cut = cutSentence(texts, listing)
  if (price === null) return <Price size="display">{t('listing.price.none')}</Price>
  return (
    <Stack space="xxs">
      <Price size="display" {...(contract === 'rent' && { detail: t('listing.price.perMonth') })}>
        {format.money(price)}
      </Price>
      {perArea !== undefined && (
        <Text tone="muted" isTabular>
          {perArea}
        </Text>
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
