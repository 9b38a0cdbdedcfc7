import { describe, expect, it } from 'vitest'
import { defaults } from '../locale.ts'
import { diallingCodes } from './diallingCodes.ts'

const prefixOf = (country: string) => diallingCodes.find((one) => one.country === country)?.prefix

describe('dialling codes', () => {
  it.each([
    ['GR', `+${defaults.phoneCountryCode}`],
    ['IT', '+39'],
    ['CY', '+357'],
    ['US', '+1'],
    ['CA', '+1'],
    ['BS', '+1242'],
    ['GB', '+44'],
  ])('of %s is %s', (country, prefix) => expect(prefixOf(country)).toBe(prefix))

  it('know each country once, by a name that people have for it', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' })
    const countries = diallingCodes.map(({ country }) => country)
    expect(new Set(countries).size).toBe(countries.length)
    expect(countries.length).toBeGreaterThan(230)
    for (const country of countries) expect(names.of(country)).not.toBe(country)
  })

  it('are one to four digits, none beginning with 0', () => {
    for (const { prefix } of diallingCodes) expect(prefix).toMatch(/^\+[1-9]\d{0,3}$/)
  })

  it('put first, of those that share one, the country that most numbers belong to', () => {
    const first = (prefix: string) => diallingCodes.find((one) => one.prefix === prefix)?.country
    expect(['+1', '+7', '+44', '+61', '+47'].map(first)).toEqual(['US', 'RU', 'GB', 'AU', 'NO'])
  })
})
