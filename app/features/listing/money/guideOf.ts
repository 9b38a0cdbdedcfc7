import type { PriceComparison } from '#domain/listing/ListingBackground.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { guideAddress } from '#domain/market/guideAddress.ts'
import { priceKindOf } from '#domain/market/kindTypologies.ts'
import { placeSlugOf } from '#domain/search/searchPath.ts'

type Home = Pick<ListingDetail, 'places' | 'contract' | 'category' | 'typology'>

/** The page of the price guide of the place that a home is compared in, without language; undefined for other kinds. */
export function guideOf(
  { places, contract, category, typology }: Home,
  { place }: Pick<PriceComparison, 'place'>,
): string | undefined {
  const kind = priceKindOf(typology)
  if (kind === undefined || category !== 'residential' || contract === 'auction') return undefined
  const from = places.findIndex(({ level, id }) => level === place.level && id === place.id)
  const slug = from < 0 ? undefined : placeSlugOf(places.slice(from))
  return slug && guideAddress({ place: slug, contract, kind })
}
