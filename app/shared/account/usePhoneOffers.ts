import { useEffect, useState } from 'react'
import { diallingCodes } from '#domain/account/diallingCodes.ts'
import type { PhoneNumber } from '#domain/account/readPhone.ts'
import type { PhoneOffer } from '#design-system/forms/PhoneField/PhoneOffers.tsx'
import type { PhoneCountry, PhoneValue } from '#design-system/forms/PhoneField/recognisePrefix.ts'
import { loadPhones, phoneReading } from './phoneReading.ts'

/** The numbers that may be meant by the typed one; none if it is unambiguous or was chosen. */
export function usePhoneOffers(value: PhoneValue, countries: readonly PhoneCountry[]): readonly PhoneOffer[] {
  const [isLoaded, setLoaded] = useState(false)
  const isTyped = value.number.trim() !== ''
  useEffect(() => {
    // Without the tables the server still refuses invalid numbers.
    if (isTyped)
      loadPhones().then(
        () => setLoaded(true),
        () => undefined,
      )
  }, [isTyped])
  const reading = isLoaded && !value.isConfirmed ? phoneReading(value, countries) : undefined
  if (!reading || reading.others.length === 0) return []
  const { found, others } = reading
  return [...(found ? [found] : []), ...others].flatMap((number) => offerOf(number, countries) ?? [])
}

/** A number as the field takes it over: the country's prefix on one side, the rest as it is written on the other. */
export function offerOf(
  { phone, written, country }: PhoneNumber,
  countries: readonly PhoneCountry[],
): PhoneOffer | undefined {
  const known = diallingCodes.filter(({ prefix }) => phone.startsWith(prefix))
  const id = known.some((one) => one.country === country) ? country : known[0]?.country
  const shown = countries.find((one) => one.id === id)
  if (!shown) return undefined
  // A prefix may be written in parts: `+1 264` of Anguilla.
  const prefix = new RegExp(`^\\+(?: ?\\d){${shown.prefix.length - 1}} ?`)
  const number = written.replace(prefix, '')
  return { value: { country: shown.id, number, isConfirmed: true }, label: `${shown.name}, ${written}` }
}
