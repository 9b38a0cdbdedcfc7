import { useMemo } from 'react'
import { PhoneField } from '#design-system/forms/PhoneField/PhoneField.tsx'
import type { PhoneCountry, PhoneValue } from '#design-system/forms/PhoneField/recognisePrefix.ts'
import { useHydrated } from '#design-system/forms/useHydrated.ts'
import type { FieldProps } from '#design-system/forms/Form/useForm.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { fewCountries, phoneCountries } from './phoneCountries.ts'
import { usePhoneOffers } from './usePhoneOffers.ts'

/** Every country; while the page is taken over from the server, those few that it sent. */
export function usePhoneCountries(chosen: string): readonly PhoneCountry[] {
  const { language } = useTexts()
  const isHydrated = useHydrated()
  const all = useMemo(() => phoneCountries(language), [language])
  return isHydrated ? all : fewCountries(language, chosen)
}

export interface PhoneEntryProps {
  field: FieldProps<PhoneValue>
  countries: readonly PhoneCountry[]
}

/** Phone number and country, as an account has them. It says whether it may be left empty. */
export function PhoneEntry({ field, countries }: PhoneEntryProps) {
  const { t } = useTexts()
  const offers = usePhoneOffers(field.value, countries)
  return (
    <PhoneField
      {...field}
      label={t('account.phone')}
      {...(!field.isRequired && { note: t('account.optional') })}
      countryLabel={t('account.country')}
      countries={countries}
      prefixName="phone-prefix"
      offers={offers}
      offersText={t('account.phoneWhich')}
      recognisedText={({ name, prefix }) => t('account.countryRecognised', { country: name, prefix })}
    />
  )
}
