/**
 * Homes similar to one that is gone, for users who come from a link or a search engine. The index holds active ads
 * only, so the row of the gone one describes it.
 */
import { Effect } from 'effect'
import { categories, contracts } from '#domain/listing/vocabularies/market.ts'
import type { Criteria, Range } from '#domain/search/filters.ts'
import type { SearchIndexService } from '#server/content/search-index/SearchIndex.ts'
import type { CardRow } from './listingRow.ts'

/** How far price and surface may be apart: up to half as much again, either way. */
const TOLERANCE = 1.5

/** Areas to search, nearest first; wider ones only if there are too few. */
const rings = ['zone', 'municipality', 'province', 'region'] as const

type Gone = Pick<CardRow, 'contract' | 'category' | 'price' | 'surface' | (typeof rings)[number]>

const around = (middle: number): Range => ({
  min: Math.floor(middle / TOLERANCE),
  max: Math.ceil(middle * TOLERANCE),
})

function criteriaOf({ contract, category, price, surface }: Gone): Criteria | undefined {
  const [contractName, categoryName] = [contracts.nameOf(contract), categories.nameOf(category)]
  if (!contractName || !categoryName) return undefined
  return {
    contract: contractName,
    category: categoryName,
    ...(price !== null && { price: around(price) }),
    ...(surface !== null && { surface: around(surface) }),
  }
}

/** Ids of at most `most` listings similar to one that is gone, nearest place first. */
export const similarToGone = Effect.fnUntraced(function* (
  index: Pick<SearchIndexService, 'search'>,
  gone: Gone,
  most: number,
) {
  const criteria = criteriaOf(gone)
  const found = new Set<number>()
  if (criteria === undefined) return []
  for (const ring of rings) {
    const place = gone[ring]
    if (found.size >= most || place === null) continue
    const wanted = { ...criteria, [ring]: [place] }
    const { ids } = yield* index.search({
      criteria: wanted,
      order: 'mostRelevantUnpaid',
      page: 1,
      perPage: most,
    })
    for (const id of ids) if (found.size < most) found.add(id)
  }
  return [...found]
})
