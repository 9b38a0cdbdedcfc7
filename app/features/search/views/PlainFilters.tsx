import { Button } from '#design-system/actions/Button/Button.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { defaultOrder } from '#domain/search/orders.ts'
import { withoutPlaces } from '#domain/search/searchAddress.ts'
import { PlaceField } from '#app/shared/PlaceSearch/PlaceField.tsx'
import { typedName } from '#app/shared/PlaceSearch/placeHref.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { KeptPart } from '#app/shared/kept/KeptPart.tsx'
import type { SearchState } from '../model/searchState.ts'
import { FilterFields } from './FilterFields.tsx'
import * as styles from './PlainFilters.css.ts'
import { PanelGroups } from './PanelGroups.tsx'

export interface PlainFiltersProps {
  state: SearchState
  places: readonly PlaceReference[]
}

const nothing = () => undefined

/** What the fields behind the fold are filled from: not place, page, order and price, in which lists differ most. */
function ofPanel({ language, contract, category, criteria, flags }: SearchState): SearchState {
  const { price: _, ...others } = withoutPlaces(criteria)
  return {
    language,
    contract,
    category,
    criteria: others,
    flags,
    order: defaultOrder(flags.listingSearchNewSorting),
    page: 1,
  }
}

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
          <KeptPart
            as="div"
            of={PanelGroups}
            facts={{ ...fields, state: ofPanel(state) }}
            acts={{}}
            isPlain
          />
        </Disclosure>
      </div>
      <Button type="submit" icon="search">
        {t('search.filters.apply')}
      </Button>
    </div>
  )
}
