import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx'
import type { SearchResults } from '#domain/api/Search.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'

/** Links to the other pages of the list. */
export function ResultsPages({ state, data }: { state: SearchState; data: SearchResults }) {
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
