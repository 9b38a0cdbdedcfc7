import type { SearchCounts } from '#domain/api/Search.ts'
import type { Flags } from '#domain/flags.ts'
import { type Criteria, filters, isOffered } from '#domain/search/filters.ts'
import { fittingCriteria } from '#domain/search/filtersOfCategory.ts'
import { categories, contracts } from '#domain/listing/vocabularies/market.ts'
import type { FullCriteria } from './request/readRequest.ts'
import type { SearchIndexService } from '#server/content/search-index/SearchIndex.ts'

/**
 * How many there are of each contract and of each category that is offered, with what else is asked as far as it means
 * something there. Each is a search of its own: what it finds lies in another part of the index.
 */
export function countMarkets(
  { countNow }: Pick<SearchIndexService, 'countNow'>,
  criteria: FullCriteria,
  flags: Flags,
): Pick<SearchCounts['options'], 'contract' | 'category'> {
  const count = (asked: Criteria & Pick<FullCriteria, 'category'>) =>
    countNow(fittingCriteria(asked, asked.category, flags))
  return {
    contract: Object.fromEntries(
      contracts.names
        .filter((contract) => isOffered(filters.contract, contract, flags))
        .map((contract) => [contract, count({ ...criteria, contract })]),
    ),
    category: Object.fromEntries(
      categories.names
        .filter((category) => isOffered(filters.category, category, flags))
        .map((category) => [category, count({ ...criteria, category })]),
    ),
  }
}
