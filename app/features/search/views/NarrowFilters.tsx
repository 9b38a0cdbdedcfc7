import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { filtersLabel } from '../model/filtersLabel.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'
import { filterSheet } from './filterSheet.ts'

export interface NarrowFiltersProps {
  state: SearchState
  places: readonly PlaceReference[]
}

/**
 * A button with the number of active filters, which opens them in a sheet. The sheet closes when another list
 * is shown.
 */
export function NarrowFilters({ state, places }: NarrowFiltersProps) {
  const texts = useTexts()
  const href = searchHref(state, { page: state.page })
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(href)
  if (seen !== href) {
    setSeen(href)
    setOpen(false)
  }
  return (
    <>
      <Button
        variant="secondary"
        icon="filter"
        width="full"
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {filtersLabel(texts, state)}
      </Button>
      {/* A form of its own: its submit event does not reach the form around it. */}
      {isOpen && <filterSheet.View {...{ state, places }} onClose={() => setOpen(false)} />}
    </>
  )
}
