import type { MapView } from '#domain/api/MapView.ts'
import type { SearchResults } from '#domain/api/Search.ts'
import { robotsOfList } from '#domain/search/robots.ts'
import { joinSentences } from '#app/shared/joinSentences.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { searchHeading } from './model/words/heading.ts'
import { resultsInView } from './model/resultsInView.ts'
import { readSearchState, searchHref, asUnderstood } from './model/searchState.ts'
import { totalSentence } from './model/words/total.ts'

/** The head of a list page. `domain/search/robots.ts` decides whether search engines may index it. */
export const head: HeadOf<SearchResults | MapView> = (visit) => {
  const { texts } = visit
  const data = visit.data && 'inView' in visit.data ? resultsInView(visit.data) : visit.data
  const state = asUnderstood(readSearchState(visit), data)
  const heading = searchHeading(texts, state, data?.places ?? [])
  if (!data) return { title: heading, noIndex: true }
  const { t } = texts
  const title = t('search.title', { heading, count: data.total })
  return {
    title: data.page > 1 ? t('search.titlePage', { title, page: data.page }) : title,
    description: t('search.description', { heading, count: data.total }),
    canonical: searchHref(
      { ...state, language: 'el', camera: undefined },
      { page: state.camera ? 1 : data.page },
    ),
    noIndex:
      robotsOfList({ address: state, search: visit.search, total: data.total, flags: visit.flags }) !==
      undefined,
    announcement: joinSentences(heading, totalSentence(texts, data)),
  }
}
