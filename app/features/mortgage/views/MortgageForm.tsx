import { type FormEvent, useState } from 'react'
import { stateOn } from '#domain/costs/dated.ts'
import { rateExample } from '#domain/costs/loanTerms.ts'
import {
  firstHomeParameter,
  type MortgageField,
  mortgageAddress,
  mortgageFieldMax,
  mortgageFieldNames,
  mortgageFields,
  mortgagePath,
  type MortgageRead,
} from '#domain/costs/mortgageAddress.ts'
import { monthAt } from '#domain/market/months.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Checkbox } from '#design-system/forms/Checkbox/Checkbox.tsx'
import { NumberField } from '#design-system/forms/NumberField/NumberField.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useNavigate } from '#app/shell/navigation.ts'

const labels = {
  price: 'mortgage.price',
  own: 'mortgage.own',
  rate: 'mortgage.rate',
  years: 'mortgage.years',
  fixedYears: 'mortgage.fixed',
  income: 'mortgage.income',
  otherLoans: 'mortgage.others',
} as const satisfies Record<MortgageField, string>

const textIn = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '')

/** What the loan is worked out from. A plain form: without script the address is the same. */
export function MortgageForm({ read: { typed, isFirstHome, problems } }: { read: MortgageRead }) {
  const { t, format, language } = useTexts()
  const navigate = useNavigate()
  const [{ day }] = useState(() => monthAt(new Date()))
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const fields = Object.fromEntries(
      mortgageFieldNames.map((field) => [field, textIn(data.get(mortgageFields[field].parameter))]),
    )
    navigate(localPath(language, mortgageAddress(fields, data.get(firstHomeParameter) === '1')))
  }
  const problemOf = (field: MortgageField): string | undefined => {
    const { least, most } = mortgageFields[field]
    switch (problems[field]) {
      case 'number':
        return t('mortgage.error', { least: format.number(least), most: format.number(most) })
      case 'own':
        return t('mortgage.error.own', { price: typed.price })
      case 'fixed':
        return t('mortgage.error.fixed', { years: typed.years })
      case undefined:
        return undefined
    }
  }
  const example =
    stateOn(rateExample, day) === 'inForce'
      ? t('mortgage.rate.example', {
          rate: format.percent(rateExample.share * 100),
          month: format.month(`${rateExample.month}-15`),
        })
      : undefined
  return (
    <form action={localPath(language, mortgagePath)} method="get" noValidate onSubmit={send}>
      <Stack space="md">
        {mortgageFieldNames.map((field) => (
          <NumberField
            key={field}
            label={t(labels[field])}
            name={mortgageFields[field].parameter}
            defaultValue={typed[field]}
            maxLength={mortgageFieldMax}
            allowsDecimals={mortgageFields[field].kind === 'percent'}
            description={field === 'rate' ? example : undefined}
            errorMessage={problemOf(field)}
          />
        ))}
        <Checkbox name={firstHomeParameter} value="1" defaultSelected={isFirstHome}>
          {t('mortgage.firstHome')}
        </Checkbox>
        <div>
          <Button type="submit">{t('mortgage.compute')}</Button>
        </div>
      </Stack>
    </form>
  )
}
