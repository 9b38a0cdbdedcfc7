import type { Box } from '#domain/search/areas.ts'
import type { Criteria } from '#domain/search/filters.ts'
import type { FacetCounts } from '#search-engine/execution/counting/facets.ts'
import type {
  ClustersFound,
  MarkersFound,
  SearchPage,
  SearchRequest,
} from '#search-engine/lifecycle/SegmentedIndex.ts'

/** What the portal asks of search. */
export type Question =
  | { readonly ask: 'page'; readonly request: SearchRequest }
  | { readonly ask: 'clusters'; readonly criteria: Criteria; readonly viewport: Box; readonly zoom: number }
  | { readonly ask: 'markers'; readonly criteria: Criteria; readonly viewport: Box; readonly most: number }
  | { readonly ask: 'facets'; readonly criteria: Criteria }

/** How many there would be with each option of each filter. */
export type OptionCounts = Pick<FacetCounts, 'total' | 'options'>

export type Answer = SearchPage | ClustersFound | MarkersFound | OptionCounts

export const criteriaOf = (question: Question): Criteria =>
  question.ask === 'page' ? question.request.criteria : question.criteria
