import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { SegmentedControl } from '#design-system/forms/SegmentedControl/SegmentedControl.tsx'
import type { SearchCounts } from '#domain/api/Search.ts'
import { hasBedrooms } from '#domain/search/filtersOfCategory.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { type CategoryName, categories, contracts } from '#domain/listing/vocabularies/market.ts'
import type { SearchState } from '../model/searchState.ts'
import { fieldNames } from '../model/fieldNames.ts'
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

/** The fields that most visitors set, filled from the address. */
export function FilterFields({ state, errors, category, onCategoryChange, counts }: FilterFieldsProps) {
  return (
    <>
      <ContractField {...{ state, counts }} />
      <CategoryField {...{ state, counts }} onChange={onCategoryChange} />
      <RangeFields name="price" range={state.criteria.price} errors={errors} />
      {hasBedrooms(category) && <BedroomsField {...{ state, counts }} />}
    </>
  )
}

type OneFieldProps = Pick<FilterFieldsProps, 'state' | 'counts'>

/** Auctions are offered where the portal has them. */
const isOffered = (name: string, { contract, category, flags }: SearchState) =>
  name !== 'auction' || flags.auctions || contract === name || category === name

/** Buy, rent, or auctions. */
export function ContractField({ state, counts }: OneFieldProps) {
  const { t, format } = useTexts()
  return (
    <SegmentedControl
      label={t('search.field.contract')}
      name={fieldNames.contract}
      defaultValue={String(contracts.idOf(state.contract))}
      options={contracts.names
        .filter((name) => isOffered(name, state))
        .map((name) => {
          const count = counts?.options['contract']?.[name]
          return {
            value: String(contracts.idOf(name)),
            label: t(`search.field.contract.${name}`),
            detail: count === undefined ? undefined : format.number(count),
          }
        })}
    />
  )
}

/** What kind of property. */
export function CategoryField({
  state,
  counts,
  onChange,
}: OneFieldProps & { onChange: (category: CategoryName) => void }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <NativeSelect
      label={t('search.field.category')}
      name={fieldNames.category}
      defaultValue={String(categories.idOf(state.category))}
      onChange={(value) => onChange(categories.nameOf(Number(value)) ?? state.category)}
      options={categories.names
        .filter((name) => isOffered(name, state))
        .map((name) => ({
          value: String(categories.idOf(name)),
          label: counted(texts, t(`category.${name}`), counts?.options['category']?.[name]),
        }))}
    />
  )
}

const most = 5

/** The least number of bedrooms. */
export function BedroomsField({ state, counts }: OneFieldProps) {
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
