import { type RefObject, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Popover } from '#design-system/overlays/Popover/Popover.tsx'
import type { SearchCounts } from '#domain/api/Search.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import type { FormErrors } from '../model/filterForm.ts'
import { quickFilters, type QuickFilterName } from '../model/quickFilters.ts'
import type { SearchState } from '../model/searchState.ts'
import { BedroomsField, CategoryField, ContractField } from './FilterFields.tsx'
import { Drawn } from './PanelGroups.tsx'
import { PanelField } from './PanelField.tsx'
import { RangeFields } from './RangeFields.tsx'
import { useFilterForm } from './useFilterForm.ts'

export interface FilterPopoverProps {
  name: QuickFilterName
  state: SearchState
  /** The chip. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The fields of one chip, with how many homes they find. */
export function FilterPopover({ name, state, anchor, onClose }: FilterPopoverProps) {
  const t = useTranslate()
  const { title, parameters } = quickFilters[name]
  const { form, filled, errors, counts } = useFilterForm({ state, places: [], names: parameters, onClose })
  return (
    <Popover
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      placement="bottom start"
      title={t(title)}
      closeLabel={t('search.filters.close')}
    >
      <form {...form}>
        <Stack space="md">
          <Fields {...{ name, counts, errors }} state={filled.state} />
          <Button type="submit" width="full">
            {counts ? t('search.filters.see', { count: counts.total }) : t('search.filters.apply')}
          </Button>
        </Stack>
      </form>
    </Popover>
  )
}

interface FieldsProps {
  name: QuickFilterName
  state: SearchState
  counts: SearchCounts | undefined
  errors: FormErrors
}

function Fields({ name, state, counts, errors }: FieldsProps) {
  const [category, setCategory] = useState(state.category)
  switch (name) {
    case 'contract':
      return <ContractField {...{ state, counts }} />
    case 'bedrooms':
      return <BedroomsField {...{ state, counts }} />
    case 'floor':
      return <PanelField name="floor" {...{ state, category, counts }} />
    case 'category':
      return (
        <>
          <CategoryField {...{ state, counts }} onChange={setCategory} />
          <PanelField name="typology" {...{ state, category, counts }} />
        </>
      )
    default:
      return (
        <>
          <RangeFields name={name} range={state.criteria[name]} errors={errors} />
          <Drawn {...{ name, state, counts }} />
        </>
      )
  }
}
