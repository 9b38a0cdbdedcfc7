/** Answers lists of results. */
import type { SearchResults } from '#domain/api/Search.ts'
import { constants } from '#domain/constants.ts'
import type { Flags } from '#domain/flags.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { referenceOf } from '#server/content/geography/Places.ts'
import type { ReadSearch } from './request/readRequest.ts'
import type { SearchIndexService } from '#server/content/search-index/SearchIndex.ts'
import { FEW, levelWithin, makePlacesWithin, type OfferedPlace, waysToLoosen } from './suggestions.ts'
import { offerFilters } from './wordsAsFilters.ts'

const { perPage } = constants.search

interface ListPage {
  /** Of the listings on the page, in order. */
  readonly ids: readonly number[]
  /** The narrower places that are offered. */
  readonly within: readonly OfferedPlace[]
  /** All else that is said beside them. */
  readonly others: Omit<SearchResults, 'listings' | 'hits' | 'within'>
}

/** What the index knows of a page of results: all but what is shown of each listing. */
export function listPages(
  index: Pick<SearchIndexService, 'list' | 'countNow'>,
  gazetteer: Gazetteer,
  flags: Flags,
) {
  const placesWithin = makePlacesWithin(gazetteer)
  const asFilters = offerFilters(index, gazetteer, flags)
  return (search: ReadSearch): ListPage => {
    const { language, query, ignored, lineage } = search
    const { ids, total, homes, within, others } = index.list({ ...query, perPage }, levelWithin(search))
    return {
      ids,
      within: placesWithin(search, within),
      others: {
        total,
        homes,
        page: query.page,
        pages: Math.ceil(total / perPage),
        perPage,
        places: lineage.map((place) => referenceOf(place, language)),
        ignored,
        others,
        loosen: total < FEW ? waysToLoosen(index, search, total) : [],
        asFilters: asFilters(query.criteria),
      },
    }
  }
}
