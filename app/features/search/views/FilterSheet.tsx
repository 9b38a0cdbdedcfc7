import { memo, useId, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Sheet } from '#design-system/overlays/Sheet/Sheet.tsx'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { PlaceField } from '#app/shared/PlaceSearch/PlaceField.tsx'
import { typedName } from '#app/shared/PlaceSearch/placeHref.ts'
import { RecentSearches } from '#app/shared/recentSearches/RecentSearches.tsx'
import type { SearchState } from '../model/searchState.ts'
import { FilterFields } from './FilterFields.tsx'
import * as styles from './FilterSheet.css.ts'
import { PanelGroups, type PanelGroupsProps } from './PanelGroups.tsx'
import { useFilterForm } from './useFilterForm.ts'
import { useLater } from './useLater.ts'

export interface FilterSheetProps {
  state: SearchState
  places: readonly PlaceReference[]
  onClose: () => void
}

/** All filters in a sheet, with the number of results on the submit button. */
export function FilterSheet({ state, places, onClose }: FilterSheetProps) {
  const t = useTranslate()
  const formId = useId()
  const { isThere, there } = useLater()
  const { form, filled, errors, counts, place, touch, clear } = useFilterForm({
    state,
    places,
    whole: there,
    onClose,
  })
  return (
    <Sheet
      isOpen
      onClose={onClose}
      closesOnBack
      title={t('search.filters')}
      closeLabel={t('search.filters.close')}
      footer={
        <>
          <Button variant="quiet" onPress={clear}>
            {t('search.filters.clear')}
          </Button>
          <Button type="submit" form={formId}>
            {counts ? t('search.filters.see', { count: counts.total }) : t('search.filters.apply')}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.fields}>
        <PlaceField
          name={typedName}
          text={place.text}
          onType={place.onType}
          onChoose={(chosen) => {
            place.onChoose(chosen)
            touch()
          }}
          onChooseAddress={(address) => {
            place.onChooseAddress(address)
            touch()
          }}
          errorMessage={errors[typedName] && t('search.error.unknownPlace')}
        />
        <RecentSearches look="folded" />
        <Fields key={filled.revision} state={filled.state} {...{ errors, counts, isThere }} />
      </form>
    </Sheet>
  )
}

interface FieldsProps extends Omit<PanelGroupsProps, 'category'> {
  /** Whether the fields below the first ones are rendered, too. */
  isThere: boolean
}

/** Rendered under a key, so that clearing resets them; typing does not. */
const Fields = memo(function Fields({ state, isThere, ...rest }: FieldsProps) {
  const [category, setCategory] = useState(state.category)
  return (
    <>
      <FilterFields {...{ state, category }} {...rest} onCategoryChange={setCategory} />
      {isThere && <PanelGroups {...{ state, category }} {...rest} />}
    </>
  )
})
