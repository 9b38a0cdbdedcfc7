import { defaults } from '#domain/locale.ts'
import type { PhoneReading } from '#domain/account/readPhone.ts'
import type { PhoneCountry, PhoneValue } from '#design-system/forms/PhoneField/recognisePrefix.ts'
import type { Validators } from '#design-system/forms/Form/formState.ts'
import type { Translate } from '#app/i18n/texts.ts'

let code: typeof import('#domain/account/readPhone.ts') | undefined

/** Loads the tables for parsing numbers at the first keystroke. Rejects if loading fails. */
export const loadPhones = async (): Promise<void> => {
  code ??= await import('#domain/account/readPhone.ts')
}

/** A number as it can be called; undefined for none, and until the tables are there: the server reads it in any case. */
export function phoneReading(
  { country, number }: PhoneValue,
  countries: readonly PhoneCountry[],
): PhoneReading | undefined {
  if (number.trim() === '') return undefined
  const prefix = countries.find(({ id }) => id === country)?.prefix.slice(1)
  return code?.readPhone(number, prefix ?? defaults.phoneCountryCode)
}

/** The rules of a form with a phone field, which also check that the number is valid and is the one that was meant. */
export const withCallablePhone = <V extends { readonly phone: PhoneValue }>(
  t: Translate,
  countries: readonly PhoneCountry[],
  validators: Validators<V>,
): Validators<V> => ({
  ...validators,
  phone: (value: V['phone'], values: V) =>
    validators.phone?.(value, values) ?? problemOf(t, countries, value),
})

function problemOf(t: Translate, countries: readonly PhoneCountry[], value: PhoneValue): string | undefined {
  const reading = phoneReading(value, countries)
  if (!reading || value.isConfirmed) return undefined
  if (!reading.found) return t('phone_not_callable_msg')
  return reading.others.length > 0 ? t('account.phoneChoose') : undefined
}
