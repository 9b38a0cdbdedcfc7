import type { Mutation } from '../Mutation.ts'

/** Where the portal starts from, by section 1. */
export const defaults: readonly Mutation[] = [
  {
    name: 'English by default',
    file: 'domain/locale.ts',
    find: "language: 'el',",
    replace: "language: 'en',",
    code: 'default-differs',
    at: 'domain/locale.ts defaults',
    also: ['translations', 'routes'],
  },
  {
    name: 'another country',
    file: 'domain/locale.ts',
    find: "country: 'GR'",
    replace: "country: 'CY'",
    code: 'default-differs',
    at: 'domain/locale.ts defaults',
  },
  {
    name: 'another time zone',
    file: 'domain/locale.ts',
    find: "timeZone: 'Europe/Athens'",
    replace: "timeZone: 'Europe/Rome'",
    code: 'default-differs',
    at: 'domain/locale.ts defaults',
  },
  {
    name: 'the dialling code of Italy',
    file: 'domain/locale.ts',
    find: "phoneCountryCode: '30'",
    replace: "phoneCountryCode: '39'",
    code: 'default-differs',
    at: 'domain/locale.ts defaults',
  },
  {
    name: 'a country in small letters',
    file: 'domain/locale.ts',
    find: "country: 'GR'",
    replace: "country: 'gr'",
    code: 'default-differs',
    at: 'domain/locale.ts defaults',
  },
]
