/**
 * Asking prices per m² of comparable homes. Answered from the search index: some microseconds a compared listing, and
 * no database query.
 */
import { Effect } from 'effect'
import type { PriceComparison } from '#domain/listing/ListingBackground.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { typologies } from '#domain/listing/vocabularies/building.ts'
import { categories, contracts } from '#domain/listing/vocabularies/market.ts'
import { comparableTypologies } from '#domain/market/comparableTypologies.ts'
import { priceSpread } from '#domain/market/priceSpread.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { NOT_STATED } from '#search-engine/store/Columns.ts'
import type { SearchIndexService } from '#server/content/search-index/SearchIndex.ts'

/** A listing, as far as it is compared. */
export interface Compared {
  readonly id: number
  readonly contract: number
  readonly category: number
  readonly typology: number
}

/** Areas to compare with, nearest first; wider ones only if there are too few ads. */
const rings = { cityZone: 'zone', city: 'municipality', province: 'province' } as const

/** Cents of the index to EUR. */
const euro = (cents: number) => Math.round(cents) / 100

function criteriaOf({ contract, category, typology }: Compared): Criteria | undefined {
  const names = [
    contracts.nameOf(contract),
    categories.nameOf(category),
    typologies.nameOf(typology),
  ] as const
  const [contractName, categoryName, typologyName] = names
  if (!contractName || !categoryName || !typologyName) return undefined
  return {
    contract: contractName,
    category: categoryName,
    typology: comparableTypologies(typologyName),
    // A share of a home, or a home that another lives in, is not priced by the metre.
    ownership: ['full'],
  }
}

/** Compares with others in the smallest of some places (smallest first) that has enough of them; null where none has. */
export const comparisonOf = Effect.fnUntraced(function* (
  index: Pick<SearchIndexService, 'matches'>,
  listing: Compared,
  places: readonly PlaceReference[],
) {
  const criteria = criteriaOf(listing)
  if (criteria === undefined) return null
  for (const place of places) {
    const ring = rings[place.level as keyof typeof rings]
    if (ring === undefined) continue
    const found = yield* index.matches({ ...criteria, [ring]: [place.id] })
    const comparison = comparisonWith(pricesOf(found, listing.id), place)
    if (comparison) return comparison
  }
  return null
})

type Found = Effect.Success<ReturnType<SearchIndexService['matches']>>

/** EUR cents per square metre, rising. */
function pricesOf(found: Found, own: number): Int32Array {
  const prices: number[] = []
  for (const { segment, doc } of found) {
    const { pricePerSquareMetre, id } = segment.index.columns
    const price = pricePerSquareMetre[doc] as number
    if (price !== NOT_STATED && id[doc] !== own) prices.push(price)
  }
  return Int32Array.from(prices).sort()
}

function comparisonWith(prices: Int32Array, place: PlaceReference): PriceComparison | undefined {
  const spread = priceSpread(prices)
  return (
    spread && {
      place,
      count: spread.count,
      lowerQuartile: euro(spread.lowerQuartile),
      median: euro(spread.median),
      upperQuartile: euro(spread.upperQuartile),
      steps: spread.steps.map(({ from, to, count }) => ({ from: euro(from), to: euro(to), count })),
      outside: spread.outside,
    }
  )
}
