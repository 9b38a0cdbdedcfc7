import { useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { PlaceField } from '#app/shared/PlaceSearch/PlaceField.tsx'
import { typedName } from '#app/shared/PlaceSearch/placeHref.ts'
import { RecentSearches } from '#app/shared/recentSearches/RecentSearches.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { filterChips } from '../model/chips.ts'
import type { SearchState } from '../model/searchState.ts'
import * as styles from './FilterBar.css.ts'
import { FilterFields } from './FilterFields.tsx'
import { MoreFilters } from './MoreFilters.tsx'
import type { SearchForm } from './useSearchForm.ts'

export interface FilterBarProps extends Omit<SearchForm, 'formRef' | 'onSubmit'> {
  state: SearchState
  /** Opens the filters elsewhere; without it they are here. */
  openSheet: (() => void) | undefined
}

/** The filters: in sight on wide screens; on narrow ones behind their name, which says how many are set. */
export function FilterBar({ state, foldRef, errors, revision, place, openSheet }: FilterBarProps) {
  const texts = useTexts()
  const { t } = texts
  const label = t('search.filters.show', { count: filterChips(texts, state).length })
  return (
    <search aria-label={t('search.filters')} className={styles.bar}>
      <Container width="wide">
        {openSheet ? (
          <Button variant="secondary" icon="filter" width="full" aria-haspopup="dialog" onPress={openSheet}>
            {label}
          </Button>
        ) : (
          <div className={styles.fold} ref={foldRef}>
            <Disclosure
              look="plain"
              summary={
                <Inline as="span" space="xs">
                  <Icon name="filter" />
                  {label}
                </Inline>
              }
            >
              <div className={styles.panel}>
                <PlaceField
                  name={typedName}
                  text={place.text}
                  onType={place.onType}
                  onChoose={place.onChoose}
                  onChooseAddress={place.onChooseAddress}
                  errorMessage={errors[typedName] && t('search.error.unknownPlace')}
                />
                <Fields key={revision} {...{ state, errors }} />
              </div>
            </Disclosure>
          </div>
        )}
      </Container>
    </search>
  )
}

/** Rendered under a key, so that an address that was not written by the form refills it. */
function Fields({ state, errors }: Pick<FilterBarProps, 'state' | 'errors'>) {
  const { t } = useTexts()
  const [category, setCategory] = useState(state.category)
  return (
    <>
      <FilterFields {...{ state, errors, category }} onCategoryChange={setCategory} />
      <div className={styles.apply}>
        <Button type="submit" icon="search" width="full">
          {t('search.filters.apply')}
        </Button>
      </div>
      <div className={styles.folds}>
        <MoreFilters {...{ state, errors, category }} />
        <div className={styles.recent}>
          <RecentSearches look="folded" />
        </div>
      </div>
    </>
  )
}
