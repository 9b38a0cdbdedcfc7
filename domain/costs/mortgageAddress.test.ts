import { expect, it } from 'vitest'
import { mortgageAddress, readMortgage } from './mortgageAddress.ts'

const good = {
  price: '200000',
  own: '40 000',
  rate: '3,6',
  years: '30',
  fixedYears: '5',
  income: '',
  otherLoans: '',
}
const read = (changes: Partial<typeof good> = {}, language: 'el' | 'en' = 'el') =>
  readMortgage(
    new URL(mortgageAddress({ ...good, ...changes }, true), 'http://localhost').searchParams,
    language,
  )

it('reads what was typed, in any notation', () => {
  expect(read().asked).toEqual({
    price: 200_000,
    own: 40_000,
    rate: expect.closeTo(0.036),
    years: 30,
    fixedYears: 5,
    income: undefined,
    otherLoans: 0,
    isFirstHome: true,
  })
  expect(read({ price: '200k', rate: '3.6 %', income: '2.000 €' }).asked).toMatchObject({
    price: 200_000,
    income: 2000,
  })
})

it.each([
  ['price', '', 'number'],
  ['price', '0', 'number'],
  ['price', '-5', 'number'],
  ['price', '1e9', 'number'],
  ['price', 'a lot', 'number'],
  ['price', '9'.repeat(60), 'number'],
  ['own', '200000', 'own'],
  ['own', '300000', 'own'],
  ['rate', '', 'number'],
  ['rate', '21', 'number'],
  ['rate', '3,6,1', 'number'],
  ['rate', 'Infinity', 'number'],
  ['years', '0', 'number'],
  ['years', '41', 'number'],
  ['years', '2,5', 'number'],
  ['fixedYears', '31', 'fixed'],
  ['income', 'x', 'number'],
  ['otherLoans', '<b>', 'number'],
] as const)('finds the %s %j wrong: %s, and keeps it as typed', (field, typed, problem) => {
  const { asked, problems, typed: kept } = read({ [field]: typed })
  expect(asked).toBeUndefined()
  expect(problems).toEqual({ [field]: problem })
  expect(kept[field]).toBe(typed.slice(0, 40))
})

it('asks nothing without parameters, or with a price alone', () => {
  for (const search of ['', 'prezzo=150000']) {
    const { asked, problems } = readMortgage(new URLSearchParams(search), 'en')
    expect([asked, problems]).toEqual([undefined, {}])
  }
})
