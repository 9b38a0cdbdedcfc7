import { useState } from 'react'
import { FieldGroup } from '#design-system/forms/FieldGroup/FieldGroup.tsx'
import { NumberField } from '#design-system/forms/NumberField/NumberField.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { stateOn } from '#domain/costs/dated.ts'
import { defaultTerms, rateExample } from '#domain/costs/loanTerms.ts'
import { monthAt } from '#domain/market/months.ts'
import { decimalMarkOf } from '#domain/numbers/readQuantity.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { QuantityField } from '#app/shared/quantity/QuantityField.tsx'
import { fieldNames } from '../model/fieldNames.ts'
import type { FormErrors } from '../model/filterForm.ts'
import type { SearchState } from '../model/searchState.ts'

export interface MonthlyFieldsProps {
  state: SearchState
  errors: FormErrors
}

const text = (value: number | undefined) => String(value ?? '')

/** What a home may cost a month altogether; of a purchase also the loan, filled with the terms of today. */
export function MonthlyFields({ state, errors }: MonthlyFieldsProps) {
  const { t } = useTexts()
  const { most } = state.criteria.monthlyCost ?? {}
  const isSale = state.contract === 'sale'
  const reason = errors[fieldNames.monthlyMost]
  return (
    <Stack space="sm">
      <FieldGroup legend={t('search.field.monthlyCost')}>
        <QuantityField
          of="money"
          label={t('search.field.monthlyMost')}
          name={fieldNames.monthlyMost}
          defaultValue={text(most)}
          suffix={t('search.unit.price')}
          errorMessage={reason && t(`search.error.${reason}`)}
        />
        {isSale && <LoanFields {...{ state, errors }} />}
      </FieldGroup>
      <Text size="small" tone="muted" isMeasured>
        {t(isSale ? 'search.month.help.sale' : 'search.month.help.rent')}
      </Text>
    </Stack>
  )
}

const loanFields = [
  { name: 'loanRate', term: 'rate' },
  { name: 'loanYears', term: 'years' },
  { name: 'loanShare', term: 'share' },
] as const

function LoanFields({ state, errors }: MonthlyFieldsProps) {
  const { t, format, language } = useTexts()
  const [{ day }] = useState(() => monthAt(new Date()))
  const loan = { ...defaultTerms(day), ...state.criteria.monthlyCost?.loan }
  const source =
    stateOn(rateExample, day) === 'inForce'
      ? t('search.month.rateFrom', {
          rate: format.percent(rateExample.share * 100),
          month: format.month(`${rateExample.month}-15`),
        })
      : undefined
  return loanFields.map(({ name, term }) => {
    const reason = errors[fieldNames[name]]
    return (
      <NumberField
        key={name}
        label={t(`search.field.${name}`)}
        name={fieldNames[name]}
        defaultValue={text(loan[term]).replace('.', decimalMarkOf(language) ?? '.')}
        allowsDecimals={term === 'rate'}
        description={term === 'rate' ? source : undefined}
        errorMessage={reason && t(`search.error.${reason}`)}
      />
    )
  })
}
