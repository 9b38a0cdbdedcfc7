import type { Texts } from '#app/i18n/texts.ts'
import type { SearchResults } from '#domain/api/Search.ts'

type Paged = Pick<SearchResults, 'total' | 'page' | 'pages'>

/** How many there are, as a sentence that is heard: "Βρέθηκαν 412 ακίνητα. Σελίδα 2 από 17." */
export const totalSentence = ({ t }: Pick<Texts, 't'>, reply: Paged): string =>
  withPage({ t }, t('search.total', { count: reply.total }), reply)

/**
 * The same to be read, with the homes where they are fewer than the ads: "Βρέθηκαν 412 αγγελίες για περίπου 398
 * ακίνητα. Σελίδα 2 από 17."
 */
export function countSentence(texts: Pick<Texts, 't'>, reply: Paged & Pick<SearchResults, 'homes'>): string {
  const { total, homes } = reply
  if (homes >= total) return totalSentence(texts, reply)
  return withPage(texts, texts.t('search.totalHomes', { count: total, homes }), reply)
}

const withPage = ({ t }: Pick<Texts, 't'>, sentence: string, { page, pages }: Paged): string =>
  pages > 1 ? t('search.totalPage', { total: sentence, page, pages }) : sentence
