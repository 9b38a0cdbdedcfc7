import { type CountryCode, getExampleNumber, getCountries } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, it } from 'vitest'
import { readPhone } from '#domain/account/readPhone.ts'
import { phoneCountries } from './phoneCountries.ts'
import { offerOf } from './usePhoneOffers.ts'

const countries = phoneCountries('el')

/** What is offered for the number that libphonenumber gives as an example of a country. */
function offerFor(country: CountryCode) {
  const phone = getExampleNumber(country, examples)?.number ?? ''
  const { found } = readPhone(phone, '30')
  const offer = found && offerOf(found, countries)
  const prefix = countries.find(({ id }) => id === offer?.value.country)?.prefix ?? ''
  return { phone, offer, prefix }
}

it.each(getCountries())('a number of %s that is chosen is the same number, prefix and all', (country) => {
  const { phone, offer, prefix } = offerFor(country)
  const digits = `${prefix}${offer?.value.number ?? ''}`.replaceAll(/[^+\d]/g, '')
  expect(digits).toBe(phone)
})

it('is written with the spaces of its country, of a country without a table too', () => {
  const [german] = [readPhone('2101234567', '49').found].flatMap((one) =>
    one ? offerOf(one, countries) : [],
  )
  expect(german).toMatchObject({ label: 'Γερμανία, +49 2101 234567', value: { number: '2101 234567' } })
  expect(offerFor('AI')).toMatchObject({ prefix: '+1264', offer: { value: { number: '235 1234' } } })
})
