import type { Texts } from '#app/i18n/texts.ts'
import type { PriceComparison } from '#domain/listing/ListingBackground.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { comparableTypologies } from '#domain/market/comparableTypologies.ts'
import { LEAST_COMPARED } from '#domain/market/priceSpread.ts'
import { priceApart } from '../overview/priceApart.ts'
import { perAreaText, percentText } from './priceWords.ts'

type Words = Pick<Texts, 't' | 'format'>

/** What comparable homes nearby cost, and where this price is among them. */
export function comparisonSentences(
  words: Words,
  listing: ListingDetail,
  comparison: PriceComparison | null,
): readonly string[] {
  const { t, format } = words
  if (!comparison) return [t('listing.market.none', { least: LEAST_COMPARED })]
  const { count, place, median, lowerQuartile, upperQuartile } = comparison
  const spread = t('listing.market.spread', {
    count,
    place: placeText(listing, place),
    median: format.pricePerArea(median, 1),
    lower: format.pricePerArea(lowerQuartile, 1),
    upper: format.pricePerArea(upperQuartile, 1),
  })
  const own = ownSentence(words, listing, comparison)
  return own === undefined ? [spread] : [own, spread]
}

/** A quarter is named with its city: every town has a "Centre". */
function placeText({ places }: ListingDetail, place: PriceComparison['place']): string {
  const city = place.level === 'cityZone' && places.find(({ level }) => level === 'city')
  return city && city.name !== place.name ? `${place.name}, ${city.name}` : place.name
}

function ownSentence(words: Words, listing: ListingDetail, { median }: PriceComparison): string | undefined {
  const { t, format } = words
  const own = perAreaText(words, listing)
  if (own === undefined) return undefined
  const apart = priceApart(listing, median)
  if (apart === undefined) return t('listing.market.partial')
  if (apart === 0) return t('listing.market.same', { own })
  return t(apart > 0 ? 'listing.market.above' : 'listing.market.below', {
    own,
    percent: percentText(format, apart),
  })
}

/** Which kind of prices, of which homes, and by which area. */
export function comparisonNotes({ t }: Pick<Words, 't'>, listing: ListingDetail, outside: number): string {
  const { contract, category, typology } = listing
  const kinds = comparableTypologies(typology)
    .map((name) => t(`typology.${name}`))
    .join(', ')
  const hasKinds = category !== 'land' && category !== 'garage'
  return [
    t(`listing.market.caveat.${contract}`),
    t('listing.market.kinds', { kinds, category: t(`category.${category}`) }),
    ...(hasKinds ? [t('listing.market.surface')] : []),
    ...(outside > 0 ? [t('listing.market.outside', { count: outside })] : []),
  ].join(' ')
}
