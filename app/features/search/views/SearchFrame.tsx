import { type ReactNode, useRef } from 'react'
import { Container } from '#design-system/layout/Container/Container.tsx'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { Dormant } from '#app/shared/dormant/Dormant.tsx'
import type { SearchState } from '../model/searchState.ts'
import { filterBar } from './filterBar.ts'
import { bar } from './FilterBar.css.ts'
import { narrowFilters } from './narrowFilters.ts'
import { useSleepingFilters } from './useSleepingFilters.ts'

export interface SearchFrameProps {
  state: SearchState
  places: readonly PlaceReference[]
  children: ReactNode
}

/**
 * Filters above, results below, one form around both so that it works without script. The filters stay the
 * server's HTML until the visitor uses them, or something on the page needs them; on a narrow screen a button
 * replaces them before they are hydrated.
 */
export function SearchFrame({ state, places, children }: SearchFrameProps) {
  const t = useTranslate()
  const formRef = useRef<HTMLFormElement>(null)
  const barRef = useRef<HTMLElement>(null)
  const { isSheet, alarm, submit, onAwake, onSubmit } = useSleepingFilters(state, formRef, barRef)
  return (
    <form
      ref={formRef}
      action={localPath(state.language, '/search-list/')}
      method="get"
      noValidate
      onSubmit={onSubmit}
    >
      <search ref={barRef} aria-label={t('search.filters')} className={bar}>
        <Container width="wide">
          {isSheet ? (
            <narrowFilters.View {...{ state, places }} />
          ) : (
            <Dormant
              view={filterBar}
              part={barRef}
              props={{ state, places, form: formRef, submit }}
              {...{ alarm, onAwake }}
            />
          )}
        </Container>
      </search>
      {children}
    </form>
  )
}
