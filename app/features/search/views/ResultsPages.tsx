import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx'
import type { SearchResults } from '#domain/api/Search.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'

export interface ResultsPagesProps {
  state: SearchState
  data: Pick<SearchResults, 'page' | 'pages'>
}

/** Links to the other pages of the list. */
export function ResultsPages({ state, data }: ResultsPagesProps) {
  const t = useTranslate()
  const { page, pages } = data
  return (
    <Pagination
      page={page}
      pageCount={pages}
      hrefFor={(to) => searchHref(state, { page: to })}
      label={t('search.pagination')}
      previousLabel={t('search.pagination.previous')}
      nextLabel={t('search.pagination.next')}
      pageLabel={(to) => t('search.pagination.page', { page: to })}
      summary={t('search.pagination.summary', { page, pages })}
    />
  )
}
