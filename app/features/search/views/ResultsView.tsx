import { type RefObject, useEffect } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { usePendingShown } from '#design-system/feedback/Progress/usePendingShown.ts'
import { Breadcrumbs } from '#design-system/navigation/Breadcrumbs/Breadcrumbs.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { SearchResults } from '#domain/api/Search.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { searchCrumbs } from '../model/crumbs.ts'
import type { Highlight } from '../model/highlight.ts'
import { monthAsked, type SearchState } from '../model/searchState.ts'
import { ignoredNotice } from '../seldom/ignoredNotice.ts'
import { asFilters, emptyResults, loosenLinks } from '../seldom/seldomViews.ts'
import { PlacesWithin } from './PlacesWithin.tsx'
import { ResultList } from './ResultList.tsx'
import { ResultsHeader } from './ResultsHeader.tsx'
import { SilentNote } from './SilentNote.tsx'
import { ResultsPages } from './ResultsPages.tsx'

export interface ResultsViewProps {
  state: SearchState
  /** The search of the address, whose results may be on their way. */
  asked: SearchState
  latest: RefObject<SearchState>
  data: SearchResults
  /** Other results are loading; these stay until then. */
  isUpdating: boolean
  unknownName: string | undefined
  /** The home that is pointed at, on the map or in the list. */
  highlight: Highlight
}

/** Fewer results than this come with a hint at which filter to drop. */
const few = 10

/** A page of results, with everything that explains it. */
export function ResultsView(props: ResultsViewProps) {
  const { state, asked, latest, data, isUpdating, unknownName, highlight } = props
  const texts = useTexts()
  const { t } = texts
  const isSlow = usePendingShown(isUpdating)
  useEffect(() => {
    if (isSlow) announce(t('search.loading'), { topic: 'search' })
  }, [isSlow, t])
  const isEmpty = data.listings.length === 0
  return (
    <Stack space="md">
      <ResultsHeader {...{ state, asked, latest, data, isSlow }} />
      {(data.ignored.length > 0 || unknownName !== undefined) && (
        <ignoredNotice.Part ignored={data.ignored} unknownName={unknownName} />
      )}
      {data.asFilters.length > 0 && <asFilters.Part {...{ state, data }} />}
      {isEmpty ? (
        <emptyResults.Part {...{ state, data }} />
      ) : (
        <ResultList {...data} {...{ isUpdating, highlight }} order={state.order} month={monthAsked(state)} />
      )}
      {!isEmpty && <ResultsPages {...{ state, data }} />}
      {!isEmpty && data.total < few && data.loosen.length > 0 && <loosenLinks.Part {...{ state, data }} />}
      <SilentNote criteria={state.criteria} />
      <PlacesWithin {...{ state, data }} />
      <Breadcrumbs label={t('search.breadcrumbs')} items={searchCrumbs(texts, state, data.places)} />
    </Stack>
  )
}
