import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PhoneCountry, phoneText, recognisePrefix } from './recognisePrefix.ts'

const countries: readonly PhoneCountry[] = [
  { id: 'gr', name: 'Greece', prefix: '+30' },
  { id: 'de', name: 'Germany', prefix: '+49' },
  { id: 'us', name: 'United States', prefix: '+1' },
  { id: 'ca', name: 'Canada', prefix: '+1' },
  { id: 'bs', name: 'Bahamas', prefix: '+1242' },
  { id: 'cy', name: 'Cyprus', prefix: '+357' },
]
const bare = (prefix: string) => prefix.slice(1)

const country = fc.constantFrom(...countries)
const separator = fc.constantFrom('', ' ', '-', '.', ' (', ') ', '/')
/**
 * A number as people write it: digits with something between them, beginning and ending with a digit. None is a 2:
 * after +1, a number that begins with 242 is one of the Bahamas.
 */
const number = fc
  .array(fc.tuple(fc.integer({ min: 3, max: 9 }), separator), { minLength: 5, maxLength: 12 })
  .map((parts) =>
    parts.map(([digit, mark], at) => (at === parts.length - 1 ? digit : `${digit}${mark}`)).join(''),
  )
const opening = fc.constantFrom('+', '00', ' +', '(+')

describe('recognising a prefix', () => {
  it.each([
    ['+30 694 123 4567', 'us', { country: 'gr', number: '694 123 4567' }],
    ['0030694', 'us', { country: 'gr', number: '694' }],
    ['(+49) 30 1234', 'gr', { country: 'de', number: '30 1234' }],
    ['+1 212 555', 'ca', { country: 'ca', number: '212 555' }],
    ['+1 212 555', 'gr', { country: 'us', number: '212 555' }],
    ['+1242 555', 'us', { country: 'bs', number: '555' }],
    ['+30', 'de', { country: 'gr', number: '' }],
    ['694 123 4567', 'gr', undefined],
    ['+999 123', 'gr', undefined],
    ['+', 'gr', undefined],
    ['', 'gr', undefined],
  ])('reads %j, with %s chosen, as %o', (typed, present, expected) => {
    expect(recognisePrefix(typed, countries, present)).toEqual(expected)
  })

  it('waits while the prefix may still become a longer one, and no longer than needed', () => {
    for (const typed of ['+1', '+12', '+124']) expect(recognisePrefix(typed, countries, 'gr')).toBeUndefined()
    expect(recognisePrefix('+1242', countries, 'gr')).toEqual({ country: 'bs', number: '' })
    expect(recognisePrefix('+125', countries, 'gr')).toEqual({ country: 'us', number: '25' })
    expect(recognisePrefix('+12', countries, 'gr', true)).toEqual({ country: 'us', number: '2' })
  })

  it('finds the prefix of every country, however the number is written', () => {
    fc.assert(
      fc.property(
        country,
        number,
        opening,
        separator,
        fc.constantFrom('gr', 'ca', 'bs'),
        (from, rest, open, mark, present) => {
          const typed = `${open}${bare(from.prefix)}${mark}${rest}`
          const found = recognisePrefix(typed, countries, present)
          expect(countries.find(({ id }) => id === found?.country)?.prefix).toBe(from.prefix)
          expect(found?.number).toBe(rest)
        },
      ),
    )
  })

  it('takes the longest matching prefix, in any order of the countries', () => {
    const reversed = countries.toReversed()
    fc.assert(
      fc.property(number, (rest) => {
        expect(recognisePrefix(`+1242${rest}`, countries, 'us')?.country).toBe('bs')
        expect(recognisePrefix(`+1242${rest}`, reversed, 'us')?.country).toBe('bs')
      }),
    )
  })

  it('keeps the present country among those that share the prefix', () => {
    fc.assert(
      fc.property(number, fc.constantFrom('us', 'ca'), (rest, present) => {
        expect(recognisePrefix(`+1${rest}`, countries, present)?.country).toBe(present)
      }),
    )
  })

  it('selects the main country of a shared prefix, wherever it is in the list, unless another is selected', () => {
    const sorted = [
      { id: 'ca', name: 'Canada', prefix: '+1' },
      { id: 'us', name: 'United States', prefix: '+1', isMain: true },
      { id: 'gr', name: 'Greece', prefix: '+30' },
    ]
    expect(recognisePrefix('+1 212', sorted, 'gr')?.country).toBe('us')
    expect(recognisePrefix('+1 416', sorted, 'ca')?.country).toBe('ca')
  })

  it('leaves numbers without plus or zeros alone', () => {
    fc.assert(
      fc.property(number, country, (typed, { id }) => {
        expect(recognisePrefix(typed, countries, id, true)).toBeUndefined()
      }),
    )
  })

  it('comes to the same number key by key as at once', () => {
    fc.assert(
      fc.property(country, number, opening, (from, rest, open) => {
        const typed = `${open}${bare(from.prefix)}${rest}`
        let value = { country: 'gr', number: '' }
        for (const key of typed) {
          const next = value.number + key
          value = recognisePrefix(next, countries, value.country) ?? { ...value, number: next }
        }
        expect(phoneText(value, countries)).toBe(`${from.prefix}${rest}`)
      }),
    )
  })
})

describe('the number that is sent', () => {
  it.each([
    ['694 1', '+30694 1'],
    ['+49 30', '+49 30'],
    ['0049 30', '+49 30'],
    ['  ', ''],
  ])('is, for %j in Greece, %j', (typed, sent) => {
    expect(phoneText({ country: 'gr', number: typed }, countries)).toBe(sent)
  })
})
