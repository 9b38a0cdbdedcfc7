import { FieldGroup } from '#design-system/forms/FieldGroup/FieldGroup.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { QuantityField } from '#app/shared/quantity/QuantityField.tsx'
import { filters, type Range } from '#domain/search/filters.ts'
import type { FormErrors } from '../model/filterForm.ts'

export interface RangeFieldsProps {
  name: 'price' | 'surface' | 'netArea'
  range: Range | undefined
  errors: FormErrors
}

const quantities = { price: 'money', surface: 'area', netArea: 'area' } as const

const text = (value: number | undefined) => String(value ?? '')

/** From and to, side by side. */
export function RangeFields({ name, range, errors }: RangeFieldsProps) {
  const t = useTranslate()
  const { parameter } = filters[name]
  const messageOf = (field: string) => {
    const reason = errors[field]
    return reason && t(`search.error.${reason}`)
  }
  const shared = { of: quantities[name], suffix: t(`search.unit.${name}`) }
  return (
    <FieldGroup legend={t(`search.field.${name}`)} arrangement="beside">
      <QuantityField
        {...shared}
        aria-label={t(`search.field.${name}Min`)}
        name={parameter.min}
        defaultValue={text(range?.min)}
        errorMessage={messageOf(parameter.min)}
        placeholder={t('search.field.from')}
      />
      <QuantityField
        {...shared}
        aria-label={t(`search.field.${name}Max`)}
        name={parameter.max}
        defaultValue={text(range?.max)}
        errorMessage={messageOf(parameter.max)}
        placeholder={t('search.field.to')}
      />
    </FieldGroup>
  )
}
