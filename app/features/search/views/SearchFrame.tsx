import type { ReactNode } from 'react'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'
import { FilterBar } from './FilterBar.tsx'
import { filterSheet } from './filterSheet.ts'
import { useSearchForm } from './useSearchForm.ts'
import { useSheet } from './useSheet.ts'

export interface SearchFrameProps {
  state: SearchState
  places: readonly PlaceReference[]
  children: ReactNode
}

/** Filters above, results below, one form around both so that it works without script. */
export function SearchFrame({ state, places, children }: SearchFrameProps) {
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
        {children}
      </form>
      {/* A form of its own: what it submits must not reach the one above. */}
      {sheet.isOpen && <filterSheet.View {...{ state, places }} onClose={sheet.close} />}
    </>
  )
}
