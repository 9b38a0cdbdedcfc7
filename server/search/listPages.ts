/** Answers lists of results. */
import type { SearchResults } from '#domain/api/Search.ts'
import { constants } from '#domain/constants.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { referenceOf } from '#server/geography/Places.ts'
import type { ReadSearch } from './readRequest.ts'
import type { SearchIndexService } from './SearchIndex.ts'
import { FEW, levelWithin, makePlacesWithin, waysToLoosen } from './suggestions.ts'

const { perPage } = constants.search

interface ListPage {
  /** Of the listings on the page, in order. */
  readonly ids: readonly number[]
  /** All that is said beside them. */
  readonly others: Omit<SearchResults, 'listings' | 'hits'>
}

/** What the index knows of a page of results: all but what is shown of each listing. */
export function listPages(index: Pick<SearchIndexService, 'list' | 'countNow'>, gazetteer: Gazetteer) {
  const placesWithin = makePlacesWithin(gazetteer)
  return (search: ReadSearch): ListPage => {
    const { language, query, ignored, lineage } = search
    const { ids, total, homes, within, others } = index.list({ ...query, perPage }, levelWithin(search))
    return {
      ids,
      others: {
        total,
        homes,
        page: query.page,
        pages: Math.ceil(total / perPage),
        perPage,
        places: lineage.map((place) => referenceOf(place, language)),
        within: placesWithin(search, within),
        ignored,
        others,
        loosen: total < FEW ? waysToLoosen(index, search, total) : [],
      },
    }
  }
}
