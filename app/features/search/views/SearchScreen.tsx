import { useLayoutEffect, useRef, useState } from 'react'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import type { SearchResults } from '#domain/api/Search.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { useNoteList } from '#app/shared/lastList/lastList.ts'
import { useSettledProps } from '../useSettledProps.ts'
import type { ApiState } from '#app/transport/useApi.ts'
import { newHighlight } from '../model/highlight.ts'
import { asUnderstood, mapHref, type SearchState, searchHref } from '../model/searchState.ts'
import { laterResults } from '../laterResults.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { ResultsLoading } from './ResultsLoading.tsx'
import type { ResultsViewProps } from './ResultsView.tsx'
import { SearchFrame } from './SearchFrame.tsx'
import { toMap } from './SplitView.css.ts'
import { SplitView } from './SplitView.tsx'
import { useRecentSearch } from './useRecentSearch.ts'

export interface SearchScreenProps {
  state: SearchState
  reply: ApiState<SearchResults>
  /** Words in the address that should have led to a place, and did not. */
  unknownName?: string | undefined
}

/** The whole list screen: the list, and the map beside it where there is room. */
export function SearchScreen({ state: asked, reply, unknownName }: SearchScreenProps) {
  const t = useTranslate()
  const { data, error, isUpdating, retry } = reply
  const state = asUnderstood(asked, data)
  const found = error || !data ? undefined : { state, data }
  const shown = useSettled(found, isUpdating)
  useNoteList(searchHref(state, { page: state.page }))
  useRecentSearch(asked, isUpdating ? undefined : found)
  const places = data?.places ?? []
  const [highlight] = useState(newHighlight)
  return (
    <SearchFrame {...{ state, places }} agency={data?.agency}>
      <SplitView {...{ state, highlight }}>
        <Stack space="lg">
          {error && <LoadFailure retry={retry} />}
          {shown ? (
            <Results {...shown} asked={state} {...{ isUpdating, unknownName, highlight }} />
          ) : (
            !error && <ResultsLoading state={state} />
          )}
        </Stack>
      </SplitView>
      {/* An empty map is no help: what is said instead of a list has the room. */}
      {data?.listings.length !== 0 && (
        <div className={toMap}>
          <ButtonLink href={mapHref(state)} icon="map">
            {t('map.view.map')}
          </ButtonLink>
        </div>
      )}
    </SearchFrame>
  )
}

function Results(props: Omit<ResultsViewProps, 'latest'>) {
  const { asked } = props
  const latest = useRef(asked)
  useLayoutEffect(() => void (latest.current = asked), [asked])
  return <laterResults.Part {...useSettledProps(laterResults, { ...props, latest })} />
}

interface Settled {
  readonly state: SearchState
  readonly data: SearchResults
}

/**
 * The last complete results: while others load, the old ones stay under their own heading. The first results
 * are shown as soon as they arrive, whatever else is loading.
 */
function useSettled(current: Settled | undefined, isUpdating: boolean): Settled | undefined {
  const [last, setLast] = useState(current)
  const isSettled = current !== undefined && (!isUpdating || !last)
  if (isSettled && last?.data !== current.data) setLast(current)
  return isSettled ? current : last
}
