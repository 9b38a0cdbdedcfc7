import { type RefObject, useEffect, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { PlaceField } from '#app/shared/PlaceSearch/PlaceField.tsx'
import { typedName } from '#app/shared/PlaceSearch/placeHref.ts'
import { RecentSearches } from '#app/shared/recentSearches/RecentSearches.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { FormErrors } from '../model/filterForm.ts'
import { filtersLabel } from '../model/filtersLabel.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'
import * as styles from './FilterBar.css.ts'
import { FilterFields } from './FilterFields.tsx'
import { MoreFilters } from './MoreFilters.tsx'
import { useCounts } from './useCounts.ts'
import { useSearchForm } from './useSearchForm.ts'

export interface FilterBarProps {
  state: SearchState
  places: readonly PlaceReference[]
  /** The form around filters and results. */
  form: RefObject<HTMLFormElement | null>
  /** Is given what submitting that form does. */
  submit: RefObject<(() => void) | undefined>
}

/**
 * The filters: open on wide screens; on narrow ones under a summary with the number of active filters, until
 * a sheet replaces them (NarrowFilters).
 */
export function FilterBar({ state, places, form, submit: submitRef }: FilterBarProps) {
  const { foldRef, errors, revision, place, submit } = useSearchForm(state, places, form)
  useEffect(() => {
    submitRef.current = () => void submit()
  })
  const texts = useTexts()
  return (
    <div className={styles.fold} ref={foldRef}>
      <Disclosure
        look="plain"
        summary={
          <Inline as="span" space="xs">
            <Icon name="filter" />
            <span>{filtersLabel(texts, state)}</span>
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
            errorMessage={errors[typedName] && texts.t('search.error.unknownPlace')}
          />
          <Fields key={revision} {...{ state, errors }} />
        </div>
      </Disclosure>
    </div>
  )
}

/** Rendered under a key, so that an address that was not written by the form refills it. */
function Fields({ state, errors }: { state: SearchState; errors: FormErrors }) {
  const { t } = useTexts()
  const [category, setCategory] = useState(state.category)
  const [isOpen, setOpen] = useState(false)
  const counts = useCounts(isOpen ? searchHref(state) : null)
  return (
    <>
      <FilterFields {...{ state, errors, category, counts }} onCategoryChange={setCategory} />
      <div className={styles.apply}>
        <Button type="submit" icon="search" width="full">
          {t('search.filters.apply')}
        </Button>
      </div>
      <div className={styles.folds}>
        <MoreFilters {...{ state, errors, category, counts }} onToggle={setOpen} />
        <div className={styles.recent}>
          <RecentSearches look="folded" />
        </div>
      </div>
    </>
  )
}
