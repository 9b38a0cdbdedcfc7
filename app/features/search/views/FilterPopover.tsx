import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Popover } from '#design-system/overlays/Popover/Popover.tsx'
import type { SearchCounts } from '#domain/api/Search.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { expectSearch } from '#app/shared/recentSearches/expectSearch.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import type { FormErrors } from '../model/filterForm.ts'
import { quickFilters, type QuickFilterName } from '../model/quickFilters.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'
import { BedroomsField, CategoryField, ContractField } from './FilterFields.tsx'
import { focusFirstRefused } from './formEntries.ts'
import { Drawn } from './PanelGroups.tsx'
import { PanelField } from './PanelField.tsx'
import { RangeFields } from './RangeFields.tsx'
import { useCounts } from './useCounts.ts'
import { useCountSpoken } from './useCountSpoken.ts'
import { useDraft } from './useDraft.ts'

export interface FilterPopoverProps {
  name: QuickFilterName
  state: SearchState
  /** The chip. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

const isWhole = Promise.resolve()

/** The fields of one chip, with how many homes they find. */
export function FilterPopover({ name, state, anchor, onClose }: FilterPopoverProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const formId = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors>({})
  const { title, wires } = quickFilters[name]
  const { filled, href, touch, read } = useDraft(state, [], formRef, isWhole, wires)
  const counts = useCounts(href)
  useCountSpoken(counts)
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstRefused(formRef.current)
  }, [errors])
  const submit = async () => {
    const reading = await read()
    if (reading.kind === 'errors') return setErrors(reading.errors)
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
    <Popover
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      placement="bottom start"
      title={t(title)}
      closeLabel={t('search.filters.close')}
    >
      <form ref={formRef} id={formId} noValidate onSubmit={onSubmit} onChange={touch}>
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
