import type { MapView } from '#domain/api/MapView.ts'
import type { SearchResults } from '#domain/api/Search.ts'
import { constants } from '#domain/constants.ts'

/** The homes that a map shows, as a page of results: the list beside a map that was moved. */
export const resultsInView = ({
  inView,
  page,
  pages,
  listings,
  places,
  ignored,
  agency,
}: MapView): SearchResults => ({
  total: inView,
  homes: inView,
  page,
  pages,
  perPage: constants.search.perPage,
  listings,
  places,
  ignored,
  agency,
  within: [],
  loosen: [],
  asFilters: [],
  hits: [],
  others: [],
})
