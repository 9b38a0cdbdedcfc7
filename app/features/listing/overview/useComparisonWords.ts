import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useBackground } from '../useBackground.ts'
import { priceApart } from './priceApart.ts'
import { percentText } from '../model/priceWords.ts'

/** How the price per square metre compares, in a few words: "6 % above the median: Athens". Undefined if it cannot. */
export function useComparisonWords(listing: ListingDetail): string | undefined {
  const { t, format } = useTexts()
  const comparison = useBackground(listing.id).data?.comparison
  const apart = comparison ? priceApart(listing, comparison.median) : undefined
  if (!comparison || apart === undefined) return undefined
  const values = { percent: percentText(format, apart), place: comparison.place.name }
  if (apart === 0) return t('listing.compared.same', values)
  return t(apart > 0 ? 'listing.compared.above' : 'listing.compared.below', values)
}
