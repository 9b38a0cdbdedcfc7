import { Price, type PriceProps } from '#design-system/foundations/Price/Price.tsx'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
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
  const perArea = surface !== null && surface > 0 ? format.pricePerArea(price, surface) : undefined
  const month = contract === 'rent' ? t('card.pricePerMonth') : undefined
  const detail = [month, perArea].filter((part) => part !== undefined).join(' · ')
  const cut = reduction !== null && reductionWords(texts, listing) !== undefined
  return (
    <Price
      size={size}
      {...(detail !== '' && { detail })}
      {...(cut && { previous: { amount: format.money(reduction.from), label: t('card.formerPrice') } })}
    >
      {priceWords(texts, listing)}
    </Price>
  )
}
