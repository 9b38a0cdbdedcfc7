import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'

export interface PagesProps {
  page: number
  pages: number
  /** Name of the navigation landmark. */
  label: string
  hrefFor: (page: number) => string
}

/** Links to the other pages, where there are any. */
export function Pages({ page, pages, label, hrefFor }: PagesProps) {
  const t = useTranslate()
  if (pages <= 1) return null
  return (
    <Pagination
      page={page}
      pageCount={pages}
      hrefFor={hrefFor}
      label={label}
      previousLabel={t('search.pagination.previous')}
      nextLabel={t('search.pagination.next')}
      pageLabel={(to) => t('search.pagination.page', { page: to })}
      summary={t('search.pagination.summary', { page, pages })}
    />
  )
}
