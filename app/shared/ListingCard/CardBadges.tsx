import { Fragment } from 'react'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { reductionWords } from './cardWords.ts'

/**
 * What a reader must not miss: a price cut, what may rule the home out, and that its position was paid for.
 */
export function CardBadges({ listing }: { listing: ListingCard }) {
  const texts = useTexts()
  const { t } = texts
  const reduction = reductionWords(texts, listing)
  return (
    <>
      {reduction !== undefined && (
        <Badge tone="cut" icon="priceDown">
          {reduction}
        </Badge>
      )}{' '}
      {listing.dealBreakers.map((name) => (
        <Fragment key={name}>
          <Badge tone="warning" icon="warning">
            {t(`dealBreaker.${name}`)}
          </Badge>{' '}
        </Fragment>
      ))}
      {listing.tier !== 'none' && <Badge tone="neutral">{t('card.paid')}</Badge>}
    </>
  )
}
