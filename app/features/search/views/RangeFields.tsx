import { FieldGroup } from '#design-system/forms/FieldGroup/FieldGroup.tsx'
import { NumberField } from '#design-system/forms/NumberField/NumberField.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { filters, type Range } from '#domain/search/filters.ts'
import type { FormErrors } from '../model/filterForm.ts'

export interface RangeFieldsProps {
  name: 'price' | 'surface'
  range: Range | undefined
  errors: FormErrors
}

/** From and to, side by side. */
export function RangeFields({ name, range, errors }: RangeFieldsProps) {
  const t = useTranslate()
  const { wire } = filters[name]
  const messageOf = (field: string) => {
    const reason = errors[field]
    return reason && t(`search.error.${reason}`)
  }
  const suffix = t(`search.unit.${name}`)
  return (
    <FieldGroup legend={t(`search.field.${name}`)} arrangement="beside">
      <NumberField
        aria-label={t(`search.field.${name}Min`)}
        name={wire.min}
        defaultValue={range?.min}
        errorMessage={messageOf(wire.min)}
        placeholder={t('search.field.from')}
        suffix={suffix}
      />
      <NumberField
        aria-label={t(`search.field.${name}Max`)}
        name={wire.max}
        defaultValue={range?.max}
        errorMessage={messageOf(wire.max)}
        placeholder={t('search.field.to')}
        suffix={suffix}
      />
    </FieldGroup>
  )
}
