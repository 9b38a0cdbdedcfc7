import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { SegmentedControl } from '#design-system/forms/SegmentedControl/SegmentedControl.tsx'
import type { SearchCounts } from '#domain/api/Search.ts'
import { hasBedrooms } from '#domain/search/filtersOfCategory.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { type CategoryName, categories, contracts } from '#domain/listing/vocabularies/market.ts'
import type { SearchState } from '../model/searchState.ts'
import { fieldNames } from '../model/filterForm.ts'
import { counted } from '../model/filterWords.ts'
import { RangeFields } from './RangeFields.tsx'
import type { FormErrors } from '../model/filterForm.ts'

export interface FilterFieldsProps {
  state: SearchState
  errors: FormErrors
  /** As chosen in the form; the fields that make sense depend on it. */
  category: CategoryName
  onCategoryChange: (category: CategoryName) => void
  /** How many homes each option would find, once known. */
  counts: SearchCounts | undefined
}

/** The fields that most people set, filled from the address. */
export function FilterFields({ state, errors, category, onCategoryChange, counts }: FilterFieldsProps) {
  const texts = useTexts()
  const { t, format } = texts
  const { criteria, contract, flags } = state
  const offered = (name: string) => name !== 'auction' || flags.auctions
  const countOf = (filter: 'contract' | 'category', name: string) => counts?.options[filter]?.[name]
  return (
    <>
      <SegmentedControl
        label={t('search.field.contract')}
        name={fieldNames.contract}
        defaultValue={String(contracts.idOf(contract))}
        options={contracts.names
          .filter((name) => offered(name) || name === contract)
          .map((name) => {
            const count = countOf('contract', name)
            return {
              value: String(contracts.idOf(name)),
              label: t(`search.field.contract.${name}`),
              detail: count === undefined ? undefined : format.number(count),
            }
          })}
      />
      <NativeSelect
        label={t('search.field.category')}
        name={fieldNames.category}
        defaultValue={String(categories.idOf(state.category))}
        onChange={(value) => onCategoryChange(categories.nameOf(Number(value)) ?? state.category)}
        options={categories.names
          .filter((name) => offered(name) || name === state.category)
          .map((name) => ({
            value: String(categories.idOf(name)),
            label: counted(texts, t(`category.${name}`), countOf('category', name)),
          }))}
      />
      <RangeFields name="price" range={criteria.price} errors={errors} />
      {hasBedrooms(category) && <BedroomsField {...{ state, counts }} />}
    </>
  )
}

const most = 5

function BedroomsField({ state, counts }: Pick<FilterFieldsProps, 'state' | 'counts'>) {
  const texts = useTexts()
  const { t } = texts
  const asked = state.criteria.bedrooms?.min ?? state.criteria.rooms?.min
  const numbers = Array.from({ length: Math.max(most, asked ?? 0) }, (_, at) => at + 1)
  return (
    <NativeSelect
      label={t('search.field.bedrooms')}
      name={fieldNames.bedroomsMin}
      defaultValue={asked === undefined ? '' : String(asked)}
      options={[
        { value: '', label: t('search.field.bedrooms.any') },
        ...numbers.map((count) => ({
          value: String(count),
          label: counted(
            texts,
            t('search.field.bedrooms.least', { count }),
            counts?.options['bedrooms']?.[String(count)],
          ),
        })),
      ]}
    />
  )
}
