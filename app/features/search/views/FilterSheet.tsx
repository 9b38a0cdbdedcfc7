import { type FormEvent, memo, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Sheet } from '#design-system/overlays/Sheet/Sheet.tsx'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { PlaceField } from '#app/shared/PlaceSearch/PlaceField.tsx'
import { typedName } from '#app/shared/PlaceSearch/placeHref.ts'
import { expectSearch } from '#app/shared/recentSearches/expectSearch.ts'
import { RecentSearches } from '#app/shared/recentSearches/RecentSearches.tsx'
import { useNavigate } from '#app/shell/navigation.ts'
import type { FormErrors } from '../model/filterForm.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'
import { FilterFields } from './FilterFields.tsx'
import * as styles from './FilterSheet.css.ts'
import { focusFirstRefused } from './formEntries.ts'
import { PanelGroups, type PanelGroupsProps } from './PanelGroups.tsx'
import { useCounts } from './useCounts.ts'
import { useCountSpoken } from './useCountSpoken.ts'
import { useDraft } from './useDraft.ts'
import { useLater } from './useLater.ts'

export interface FilterSheetProps {
  state: SearchState
  places: readonly PlaceReference[]
  onClose: () => void
}

/** All filters in a sheet, with the number of results on the submit button. */
export function FilterSheet({ state, places, onClose }: FilterSheetProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const formId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors>({})
  const { isThere, there } = useLater()
  const { filled, href, place, touch, read, clear } = useDraft(state, places, formRef, there)
  const counts = useCounts(href)
  useCountSpoken(counts)
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstRefused(formRef.current)
  }, [errors])

  const submit = async () => {
    const reading = await read()
    if (reading.kind === 'errors') return setErrors(reading.errors)
    // The list's history entry first: the sheet's entry is then below it, where Back skips it.
    const target = searchHref(filled.state, reading.change)
    expectSearch(target)
    navigate(target, { keepsPlace: true })
    onClose()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
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
      <form
        ref={formRef}
        id={formId}
        noValidate
        onSubmit={onSubmit}
        onChange={touch}
        className={styles.fields}
      >
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
