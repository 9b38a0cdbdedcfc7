import examples from 'libphonenumber-js/mobile/examples'
import { getExampleNumber, isValidPhoneNumber } from 'libphonenumber-js/max'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spacedPhone } from '../contact/spacedPhone.ts'
import { cleanPhone } from '../forms/cleanText.ts'
import { phone as isPhone } from '../forms/rules.ts'
import { diallingCodes } from './diallingCodes.ts'
import { readPhone } from './readPhone.ts'
import { runs } from '../../tests/properties/runs.ts'

/** As typed, the dialling code beside it, and the number that is kept. */
const kept: readonly (readonly [string, string, string])[] = [
  ['6941234567', '30', '+306941234567'],
  ['694 123 4567', '30', '+306941234567'],
  ['694-123-4567', '30', '+306941234567'],
  ['694.123.4567', '30', '+306941234567'],
  ['694/1234567', '30', '+306941234567'],
  ['(694) 1234567', '30', '+306941234567'],
  ['210 1234567', '30', '+302101234567'],
  ['2310 123456', '30', '+302310123456'],
  ['22810 12345', '30', '+302281012345'],
  ['800 123 4567', '30', '+308001234567'],
  ['+306941234567', '30', '+306941234567'],
  ['+30 694 123 4567', '30', '+306941234567'],
  ['00306941234567', '30', '+306941234567'],
  ['0030 694 1234567', '30', '+306941234567'],
  ['306941234567', '30', '+306941234567'],
  ['30 694 123 4567', '30', '+306941234567'],
  ['+30306941234567', '30', '+306941234567'],
  ['+3000306941234567', '30', '+306941234567'],
  ['+30 (0)694 123 4567', '30', '+306941234567'],
  ['+30 0210 1234567', '30', '+302101234567'],
  ['06941234567', '30', '+306941234567'],
  ['(+30) 210 1234567', '30', '+302101234567'],
  ['tel:+302101234567', '30', '+302101234567'],
  ['\u202a+30\u00a0694\u2011123\u20114567\u202c', '30', '+306941234567'],
  ['＋３０ ６９４ １２３ ４５６７', '30', '+306941234567'],
  ['+44 (0)20 7946 0958', '30', '+442079460958'],
  ['+44 (0)20 7946 0958', '44', '+442079460958'],
  ['+4402079460958', '44', '+442079460958'],
  ['020 7946 0958', '44', '+442079460958'],
  ['(020) 7946 0958', '44', '+442079460958'],
  ['07400 123456', '44', '+447400123456'],
  ['7400 123456', '44', '+447400123456'],
  ['447400123456', '44', '+447400123456'],
  ['0044 7400 123456', '30', '+447400123456'],
  ['030 12345678', '49', '+493012345678'],
  ['+49 (0)30 12345678', '49', '+493012345678'],
  ['0151/23456789', '49', '+4915123456789'],
  ['0049 151 23456789', '30', '+4915123456789'],
  ['01 23 45 67 89', '33', '+33123456789'],
  ['06.12.34.56.78', '33', '+33612345678'],
  ['+33 (0)6 12 34 56 78', '33', '+33612345678'],
  ['0033612345678', '30', '+33612345678'],
  ['06 1234 5678', '39', '+390612345678'],
  ['+39 06 1234 5678', '39', '+390612345678'],
  ['333 123 4567', '39', '+393331234567'],
  ['+39 06 6981 2345', '39', '+390669812345'],
  ['8 (916) 123-45-67', '7', '+79161234567'],
  ['+7 916 123 45 67', '7', '+79161234567'],
  ['9161234567', '7', '+79161234567'],
  ['612 34 56 78', '34', '+34612345678'],
  ['912 345 678', '351', '+351912345678'],
  ['22 123456', '357', '+35722123456'],
  ['99 123456', '357', '+35799123456'],
  ['+357 22 123456', '30', '+35722123456'],
  ['(202) 555-0123', '1', '+12025550123'],
  ['1-202-555-0123', '1', '+12025550123'],
  ['+1 (202) 555-0123', '1', '+12025550123'],
  ['044 668 18 00', '41', '+41446681800'],
  ['+41 (0)44 668 18 00', '41', '+41446681800'],
  ['069 123 4567', '355', '+355691234567'],
  ['0532 123 45 67', '90', '+905321234567'],
  ['0721 234 567', '40', '+40721234567'],
  ['06 12345678', '31', '+31612345678'],
  ['0412 345 678', '61', '+61412345678'],
  ['01 2345678', '43', '+4312345678'],
]

describe('a phone number', () => {
  it.each(kept)('%j beside +%s is %s', (typed, dialling, number) => {
    expect(readPhone(cleanPhone(typed), dialling)).toMatchObject({ found: { phone: number }, others: [] })
  })

  it.each([
    ['6941234567', '44', undefined, ['+306941234567']],
    ['2101234567', '44', undefined, ['+302101234567']],
    ['6941234567', '39', undefined, ['+306941234567']],
    ['306941234567', '44', undefined, ['+306941234567']],
    ['447400123456', '30', undefined, ['+447400123456']],
    ['2101234567', '49', '+492101234567', ['+302101234567']],
    ['2109876543', '1', '+12109876543', ['+302109876543']],
    ['2101234567 6941234567', '30', undefined, ['+302101234567', '+306941234567']],
    ['210 1234567 / 210 7654321', '30', undefined, ['+302101234567', '+302107654321']],
    ['210123456', '30', undefined, []],
    ['21012345678', '30', undefined, []],
    ['1234567', '30', undefined, []],
    ['000000', '30', undefined, []],
    ['6041234567', '30', undefined, []],
    ['+30 210 1234', '30', undefined, []],
    ['+999 123456789', '30', undefined, []],
    ['+00123456', '30', undefined, []],
    ['12345678', '44', undefined, []],
    ['555 1234', '1', undefined, []],
    ['', '30', undefined, []],
  ] as const)('%j beside +%s is %s; others: %j', (typed, dialling, number, others) => {
    const reading = readPhone(cleanPhone(typed), dialling)
    expect([reading.found?.phone, reading.others.map(({ phone }) => phone)]).toEqual([number, others])
  })

  const countries = diallingCodes.map(({ country, prefix }) => ({
    country,
    dialling: prefix.slice(1),
    example: getExampleNumber(country as Parameters<typeof getExampleNumber>[0], examples),
  }))

  it.each(countries)('of $country can be given under +$dialling', ({ dialling, example }) => {
    // Some islands have no numbers in the tables.
    if (!example) return
    expect(example.number.startsWith(`+${dialling}`)).toBe(true)
    const own = example.number.slice(dialling.length + 1)
    for (const typed of [
      own,
      example.number,
      example.number.replace('+', '00'),
      example.formatInternational(),
    ])
      expect([typed, readPhone(typed, dialling).found?.phone]).toEqual([typed, example.number])
  })

  const typed = fc
    .array(
      fc.constantFrom(
        ...Array.from({ length: 10 }, (_, digit) => String(digit)),
        '0123456789',
        '0',
        '00',
        '+',
        ' ',
        '(',
        ')',
        '-',
        '/',
        '.',
        '30',
        '694',
      ),
      {
        minLength: 6,
        maxLength: 22,
      },
    )
    .map((parts) => parts.join(''))

  it('is stored only if it is valid, for the chosen country or its own prefix', () => {
    const code = fc.constantFrom('30', '44', '49', '39', '1', '7', '357', '33')
    fc.assert(
      fc.property(typed, code, (text, dialling) => {
        if (!isPhone(cleanPhone(text), {})) return
        const { found, others } = readPhone(cleanPhone(text), dialling)
        for (const { phone } of [...(found ? [found] : []), ...others]) {
          expect(isValidPhoneNumber(phone)).toBe(true)
          // The plan of Germany has numbers of four digits.
          expect(phone).toMatch(/^\+[1-9]\d{4,14}$/)
          // What is shown reads back as the same number.
          expect(readPhone(spacedPhone(phone), '30').found?.phone).toBe(phone)
        }
        const isOfItsOwnPrefix = /^\s*(?:\+|00)/.test(cleanPhone(text))
        expect(!found || isOfItsOwnPrefix || found.phone.startsWith(`+${dialling}`)).toBe(true)
      }),
      { numRuns: runs(2000) },
    )
  })
})
