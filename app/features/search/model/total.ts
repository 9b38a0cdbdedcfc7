import type { Texts } from '#app/i18n/texts.ts'
import type { SearchResults } from '#domain/api/Search.ts'

/** How many there are, as a sentence: "Βρέθηκαν 412 ακίνητα. Σελίδα 2 από 17." */
export function totalSentence(
  { t }: Pick<Texts, 't'>,
  { total, page, pages }: Pick<SearchResults, 'total' | 'page' | 'pages'>,
): string {
  const sentence = t('search.total', { count: total })
  return pages > 1 ? t('search.totalPage', { total: sentence, page, pages }) : sentence
}
