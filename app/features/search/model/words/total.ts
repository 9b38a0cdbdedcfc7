import type { Texts } from '#app/i18n/texts.ts'
import type { SearchResults } from '#domain/api/Search.ts'

type Counted = Pick<SearchResults, 'total' | 'homes' | 'page' | 'pages'>

/**
 * The number of results, the same for eyes and ears. It counts listings; homes are mentioned if they are
 * fewer: "Βρέθηκαν 412 αγγελίες για περίπου 398 ακίνητα. Σελίδα 2 από 17."
 */
export function totalSentence({ t }: Pick<Texts, 't'>, { total, homes, page, pages }: Counted): string {
  const sentence =
    homes < total ? t('search.totalHomes', { count: total, homes }) : t('search.total', { count: total })
  return pages > 1 ? t('search.totalPage', { total: sentence, page, pages }) : sentence
}

/** The same where a line has little room: "412 αγγελίες". */
export const shortTotal = ({ t }: Pick<Texts, 't'>, total: number): string =>
  t(total === 0 ? 'search.total' : 'search.within.item', { count: total })
