import type { FormEvent, ReactNode } from 'react'
import { Container } from '#design-system/layout/Container/Container.tsx'
import type { AskedAgency } from '#domain/api/MapView.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import type { SearchState } from '../model/searchState.ts'
import { plainFilters } from './filterKit.ts'
import { FilterRow } from './FilterRow.tsx'
import * as styles from './FilterRow.css.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

export interface SearchFrameProps {
  state: SearchState
  places: readonly PlaceReference[]
  /** Of the last reply. */
  agency: AskedAgency | undefined
  children: ReactNode
}

// The chips and the order act at once: with script, nothing is submitted.
const onSubmit = (event: FormEvent<HTMLFormElement>) => {
  if (event.target === event.currentTarget) event.preventDefault()
}

/** The filters above, the results below. Without script one form around both has the filters as plain fields. */
export function SearchFrame({ state, places, agency, children }: SearchFrameProps) {
  const t = useTranslate()
  return (
    <form action={localPath(state.language, '/search-list/')} method="get" noValidate onSubmit={onSubmit}>
      <search aria-label={t('search.filters')} className={styles.bar}>
        <Container width="full">
          <FilterRow {...{ state, places, agency }}>
            <ViewSwitch state={state} />
          </FilterRow>
          <noscript>
            {import.meta.env.SSR && (
              <div className={styles.plain}>
                <plainFilters.View {...{ state, places }} />
              </div>
            )}
          </noscript>
        </Container>
      </search>
      {children}
    </form>
  )
}
