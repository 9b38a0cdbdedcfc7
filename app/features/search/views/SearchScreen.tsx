import { useState } from 'react'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { SearchResults } from '#domain/api/Search.ts'
import { useNoteList } from '#app/shared/lastList/lastList.ts'
import type { ApiState } from '#app/transport/useApi.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { type SearchState, searchHref, withNamedPlace } from '../model/searchState.ts'
import { FilterBar } from './FilterBar.tsx'
import { filterSheet } from './filterSheet.ts'
import { LoadFailure } from './LoadFailure.tsx'
import { ResultsLoading } from './ResultsLoading.tsx'
import { ResultsView } from './ResultsView.tsx'
import { useRecentSearch } from './useRecentSearch.ts'
import { useSheet } from './useSheet.ts'
import { useSearchForm } from './useSearchForm.ts'

export interface SearchScreenProps {
  state: SearchState
  reply: ApiState<SearchResults>
  /** Words in the address that should have led to a place, and did not. */
  unknownName?: string | undefined
}

/** The whole list screen: filters above, results below, one form around both so that it works without script. */
export function SearchScreen({ state: asked, reply, unknownName }: SearchScreenProps) {
  const { data, error, isUpdating, retry } = reply
  const state = withNamedPlace(asked, data?.places ?? [])
  const shown = useSettled(isUpdating || error || !data ? undefined : { state, data })
  useNoteList(searchHref(state, { page: state.page }))
  useRecentSearch(asked, isUpdating || error || !data ? undefined : { state, data })
  const places = data?.places ?? []
  const { formRef, onSubmit, ...form } = useSearchForm(state, places)
  const sheet = useSheet(form.foldRef, searchHref(state, { page: state.page }))
  return (
    <>
      <form
        ref={formRef}
        action={localPath(state.language, '/search-list/')}
        method="get"
        noValidate
        onSubmit={onSubmit}
      >
        <FilterBar state={state} openSheet={sheet.isOffered ? sheet.open : undefined} {...form} />
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
      </form>
      {/* A form of its own: what it submits must not reach the one above. */}
      {sheet.isOpen && <filterSheet.View {...{ state, places }} onClose={sheet.close} />}
    </>
  )
}

interface Settled {
  readonly state: SearchState
  readonly data: SearchResults
}

/** What was last shown in full: while other results load, the old ones stay under their own heading. */
function useSettled(current: Settled | undefined): Settled | undefined {
  const [last, setLast] = useState(current)
  if (current && last?.data !== current.data) setLast(current)
  return current ?? last
}
