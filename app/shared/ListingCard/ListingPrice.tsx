import { Heard } from '#design-system/foundations/Heard/Heard.tsx'
import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import { Price, type PriceProps } from '#design-system/foundations/Price/Price.tsx'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { inFull } from '#app/shared/inFull.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { priceWords, reductionWords } from './cardWords.ts'

export interface ListingPriceProps {
  listing: ListingCard
  size?: NonNullable<PriceProps['size']>
}

/** The price, that it is monthly, the price per square metre, and the price before a cut. */
export function ListingPrice({ listing, size = 'large' }: ListingPriceProps) {
  const texts = useTexts()
  const { t, format } = texts
  const { price, surface, contract, reduction } = listing
  // Words in the size of a figure would shout.
  if (price === null) return <Price size="medium">{priceWords(texts, listing)}</Price>
  const month = contract === 'rent' && t('card.pricePerMonth')
  const perArea = surface !== null && surface > 0 && (
    <Heard as={inFull(texts).format.pricePerArea(price, surface)}>
      {format.pricePerArea(price, surface)}
    </Heard>
  )
  const cut = reduction !== null && reductionWords(texts, listing) !== undefined
  return (
    <Price
      size={size}
      {...((month || perArea) && { detail: <Parts>{[month, perArea]}</Parts> })}
      {...(cut && { previous: { amount: format.money(reduction.from), label: t('card.formerPrice') } })}
    >
      {priceWords(texts, listing)}
    </Price>
  )
}
