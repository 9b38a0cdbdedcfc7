import { Button } from '#design-system/actions/Button/Button.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { PlaceField } from '#app/shared/PlaceSearch/PlaceField.tsx'
import { typedName } from '#app/shared/PlaceSearch/placeHref.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import type { SearchState } from '../model/searchState.ts'
import { FilterFields } from './FilterFields.tsx'
import * as styles from './PlainFilters.css.ts'
import { PanelGroups } from './PanelGroups.tsx'

export interface PlainFiltersProps {
  state: SearchState
  places: readonly PlaceReference[]
}

const nothing = () => undefined

/** All filters as plain fields of the form around them: what browsers without script show instead of the chips. */
export function PlainFilters({ state, places }: PlainFiltersProps) {
  const t = useTranslate()
  const [here] = places.filter(({ level }) => level !== 'country')
  const fields = { state, category: state.category, errors: {}, counts: undefined }
  return (
    <div className={styles.fields}>
      <PlaceField
        name={typedName}
        text={here?.name ?? ''}
        onType={nothing}
        onChoose={nothing}
        onChooseAddress={nothing}
      />
      <FilterFields {...fields} onCategoryChange={nothing} />
      <div className={styles.more}>
        <Disclosure summary={t('search.filters.more')} look="plain">
          <PanelGroups {...fields} />
        </Disclosure>
      </div>
      <Button type="submit" icon="search">
        {t('search.filters.apply')}
      </Button>
    </div>
  )
}
