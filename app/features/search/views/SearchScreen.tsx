import { useState } from 'react'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { SearchResults } from '#domain/api/Search.ts'
import { useNoteList } from '#app/shared/lastList/lastList.ts'
import type { ApiState } from '#app/transport/useApi.ts'
import { asUnderstood, type SearchState, searchHref } from '../model/searchState.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { ResultsLoading } from './ResultsLoading.tsx'
import { ResultsView } from './ResultsView.tsx'
import { SearchFrame } from './SearchFrame.tsx'
import { useRecentSearch } from './useRecentSearch.ts'

export interface SearchScreenProps {
  state: SearchState
  reply: ApiState<SearchResults>
  /** Words in the address that should have led to a place, and did not. */
  unknownName?: string | undefined
}

/** The whole list screen. */
export function SearchScreen({ state: asked, reply, unknownName }: SearchScreenProps) {
  const { data, error, isUpdating, retry } = reply
  const state = asUnderstood(asked, data)
  const found = error || !data ? undefined : { state, data }
  const shown = useSettled(found, isUpdating)
  useNoteList(searchHref(state, { page: state.page }))
  useRecentSearch(asked, isUpdating ? undefined : found)
  const places = data?.places ?? []
  return (
    <SearchFrame {...{ state, places }}>
      <Container width="wide">
        <Stack space="lg">
          {error && <LoadFailure retry={retry} />}
          {shown ? (
            <ResultsView {...shown} isUpdating={isUpdating} unknownName={unknownName} />
          ) : (
            !error && <ResultsLoading state={state} />
          )}
        </Stack>
      </Container>
    </SearchFrame>
  )
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
