import { describe, expect, it } from 'vitest'
import { covers } from '../../../tests/covers.ts'
import { initialCountry, phoneCountries } from './phoneCountries.ts'

describe('the countries of a phone field', () => {
  it(
    'begin with Italy and go on by name, in the page’s language',
    covers('authentication/phoneCountryFallback'),
    () => {
      const [first, ...others] = phoneCountries('el').map(({ name }) => name)
      expect(first).toBe('Ιταλία')
      expect(others).toEqual(others.toSorted(new Intl.Collator('el-GR').compare))
      expect(phoneCountries('en')[0]?.name).toBe('Italy')
    },
  )

  it('know which of those with one prefix is meant when none is chosen', () => {
    const main = phoneCountries('el').filter(({ prefix, isMain }) => prefix === '+44' && isMain)
    expect(main.map(({ id }) => id)).toEqual(['GB'])
  })
})

describe('the country a phone field starts with', () => {
  it.each([
    ['el', '', 'GR'],
    ['en', '', 'GB'],
    ['el', '49', 'DE'],
    ['el', '+357', 'CY'],
    ['en', '+1', 'US'],
    ['el', '+999', 'GR'],
  ] as const)(
    'in %s with the prefix %j is %s',
    covers('dialog/phone-initial-country'),
    (language, prefix, country) => {
      expect(initialCountry(language, prefix)).toBe(country)
    },
  )
})
