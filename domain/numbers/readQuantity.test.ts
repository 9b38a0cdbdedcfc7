import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Language, languages, localeTags } from '../locale.ts'
import { decimalMarkOf, type Quantity, readQuantity } from './readQuantity.ts'

describe('an amount of money', () => {
  it.each([
    ['250k', 250_000],
    ['250 K', 250_000],
    ['250K€', 250_000],
    ['€250k', 250_000],
    ['250 χιλ.', 250_000],
    ['250χιλ', 250_000],
    ['250 χιλ. €', 250_000],
    ['250 χιλιάδες ευρώ', 250_000],
    ['250 ΧΙΛΙΑΔΕΣ', 250_000],
    ['250 Tsd. €', 250_000],
    ['250 T€', 250_000],
    ['250 тыс.', 250_000],
    ['250 тысяч евро', 250_000],
    ['250 mila euro', 250_000],
    ['250 mille', 250_000],
    ['1,2 εκ.', 1_200_000],
    ['1.2 εκατ. ευρώ', 1_200_000],
    ['1,1 εκ', 1_100_000],
    ['1.250 εκ.', 1_250_000],
    ['1.5m', 1_500_000],
    ['1.5M€', 1_500_000],
    ['1,5 Mio. €', 1_500_000],
    ['1,5 млн', 1_500_000],
    ["1,5 million d'euros", 1_500_000],
    ['1,5 millones de euros', 1_500_000],
    ['2 milioni di euro', 2_000_000],
    ['€250,000', 250_000],
    ['€ 250.000', 250_000],
    ['EUR 250 000', 250_000],
    ['250.000 €', 250_000],
    ['250.000,00 €', 250_000],
    ['250,000.00', 250_000],
    ['250.000,- €', 250_000],
    ['250.000,–', 250_000],
    ["250'000", 250_000],
    ['250’000', 250_000],
    ["1'250'000.00", 1_250_000],
    ['250 000', 250_000],
    ['250\u00a0000\u00a0€', 250_000],
    ['250\u2009000', 250_000],
    ['250\u202f000', 250_000],
    ['250.000 ευρώ', 250_000],
    ['２５０，０００', 250_000],
    ['２５０ｋ', 250_000],
    ['1.250.000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['1.500', 1500],
    ['1,500', 1500],
    [' 180000 ', 180_000],
    ['0180000', 180_000],
    ['85,', 85],
  ])('is read from %j', (typed, value) => {
    for (const language of [undefined, ...languages])
      expect(readQuantity(typed, 'money', language)).toBe(value)
  })

  it.each(['', ' ', '\u00a0'])('is none in %j', (typed) =>
    expect(readQuantity(typed, 'money')).toBeUndefined(),
  )

  it.each([
    'ευρώ',
    '€',
    'k',
    '.',
    'half a million',
    'διακόσιες χιλιάδες',
    '-3',
    '−3',
    '+250',
    '~250000',
    'ca. 250000',
    '$250k',
    '250.000 $',
    '250 лв',
    '250 USD',
    '£250,000',
    '250 τ.μ.',
    '250 km',
    '50%',
    '€250€',
    '200-250k',
    '200 - 250',
    '250/300',
    '250 ή 300',
    '250k 300k',
    '1 2 0',
    '12 34',
    '25 0000',
    '2 50',
    '25O000',
    'l00',
    '1e5',
    '0x10',
    '1½',
    '1.25.000',
    '1,25,000',
    '1250.000',
    '1.250,000',
    '1,250.000.000',
    '1.5',
    '1,5',
    '0,125',
    '249.999,50',
    '250kk',
    '250 kilo',
    '250.000 € ανά τ.μ.',
    '250 €/m²',
    '١٢٣',
    '1_000',
    '9'.repeat(30),
    '250..000',
    '250,,000',
    '250.,000',
    '5 6',
    '2024-11-27',
    '210 1234567',
    '1 εκ. 200 χιλ.',
  ])('is not read from %j', (typed) => {
    for (const language of [undefined, ...languages])
      expect(readQuantity(typed, 'money', language)).toBe('unread')
  })

  it.each<[Language | undefined, string, number | 'unread']>([
    ['es', '250 mil', 250_000],
    ['pt', '250 mil euros', 250_000],
    ['el', '250 mil', 'unread'],
    [undefined, '250 mil', 'unread'],
    ['el', '1.250 χιλ.', 1_250_000],
    ['el', '1,250 χιλ.', 1250],
    ['en', '1,250k', 1_250_000],
    ['en', '1.250k', 1250],
  ])('asks the language %s what %j is', (language, typed, value) =>
    expect(readQuantity(typed, 'money', language)).toBe(value),
  )
})

describe('other quantities', () => {
  it.each<[Quantity, string, number | 'unread']>([
    ['area', '120 τ.μ.', 120],
    ['area', '120τμ', 120],
    ['area', '120 Τ.Μ.', 120],
    ['area', '120 m²', 120],
    ['area', '120m2', 120],
    ['area', '120㎡', 120],
    ['area', '120 m^2', 120],
    ['area', '120 sq. m.', 120],
    ['area', '120 Quadratmeter', 120],
    ['area', '120 mq', 120],
    ['area', 'mq 120', 120],
    ['area', '120 м²', 120],
    ['area', '120 кв. м', 120],
    ['area', '1.200 m²', 1200],
    ['area', '2 στρέμματα', 2000],
    ['area', '1,5 στρ.', 1500],
    ['area', '2,5 ha', 25_000],
    ['area', '1 acre', 4047],
    ['area', '120 sq ft', 'unread'],
    ['area', '120m', 'unread'],
    ['area', '120 €', 'unread'],
    ['area', '85,5 τ.μ.', 'unread'],
    ['area', '80-100 τ.μ.', 'unread'],
    ['kilometres', '5', 5],
    ['kilometres', '1,5', 1.5],
    ['kilometres', '1.5 km', 1.5],
    ['kilometres', '2 χλμ.', 2],
    ['kilometres', '2 χιλιόμετρα', 2],
    ['kilometres', '300 μ.', 0.3],
    ['kilometres', '300m', 0.3],
    ['kilometres', ',5', 0.5],
    ['kilometres', '5k', 'unread'],
    ['kilometres', '5 miles', 'unread'],
    ['count', '3', 3],
    ['count', '1 000', 1000],
    ['count', '3 k', 'unread'],
    ['count', '3 €', 'unread'],
  ])('%s: %j', (of, typed, value) => {
    for (const language of [undefined, ...languages]) expect(readQuantity(typed, of, language)).toBe(value)
  })

  it.each<[Language, string, number]>([
    ['el', '1.500', 1500],
    ['el', '1,500', 1.5],
    ['en', '1.500', 1.5],
    ['en', '1,500', 1500],
    ['de', '1.500', 1500],
  ])('asks the language %s what %j kilometres are', (language, typed, value) =>
    expect(readQuantity(typed, 'kilometres', language)).toBe(value),
  )
})

describe('what Intl writes', () => {
  const language = fc.constantFrom(...languages)
  // Formats of the same languages in other countries, with other group separators.
  const elsewhere: Partial<Record<Language, readonly string[]>> = {
    de: ['de-AT', 'de-CH'],
    fr: ['fr-CH', 'fr-CA'],
    it: ['it-CH'],
    es: ['es-MX', 'es-AR'],
    pt: ['pt-BR'],
    en: ['en-US', 'en-IE', 'en-ZA'],
  }
  const written = language.chain((one) =>
    fc.tuple(fc.constant(one), fc.constantFrom(localeTags[one], ...(elsewhere[one] ?? []))),
  )
  const useGrouping = fc.constantFrom('always' as const, 'auto' as const, 'min2' as const, false)
  const style = fc.constantFrom<Intl.NumberFormatOptions>(
    {},
    { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
    { style: 'currency', currency: 'EUR' },
    { style: 'currency', currency: 'EUR', currencyDisplay: 'code', maximumFractionDigits: 0 },
    { style: 'currency', currency: 'EUR', currencyDisplay: 'name', maximumFractionDigits: 0 },
    { numberingSystem: 'fullwide' },
  )
  const whole = fc.oneof(fc.nat(3000), fc.nat(3_000_000), fc.nat(999_999_999))

  it('is read back exactly, in every language and grouping', () => {
    fc.assert(
      fc.property(written, useGrouping, style, whole, ([reader, tag], grouping, how, value) => {
        const text = new Intl.NumberFormat(tag, { ...how, useGrouping: grouping }).format(value)
        expect(readQuantity(text, 'money', reader), `${tag}: ${text}`).toBe(value)
      }),
    )
  })

  it.each(['short', 'long'] as const)(
    'is read back from its %s words for thousands and millions',
    (compactDisplay) => {
      const round = fc.oneof(
        fc.integer({ min: 10, max: 999 }).map((thousands) => thousands * 1000),
        fc.integer({ min: 10, max: 999 }).map((tenths) => tenths * 100_000),
      )
      const currency = fc.constantFrom({}, { style: 'currency' as const, currency: 'EUR' })
      fc.assert(
        fc.property(language, round, currency, (one, value, how) => {
          const options = { ...how, notation: 'compact' as const, compactDisplay, maximumFractionDigits: 3 }
          const text = new Intl.NumberFormat(localeTags[one], options).format(value)
          expect(readQuantity(text, 'money', one), `${one}: ${text}`).toBe(value)
        }),
      )
    },
  )

  it('is read back with fractions, where kilometres are expected', () => {
    fc.assert(
      fc.property(written, useGrouping, fc.nat(20_000_000), ([reader, tag], grouping, thousandths) => {
        const mark = new Intl.NumberFormat(tag)
          .formatToParts(1.5)
          .find(({ type }) => type === 'decimal')?.value
        // Swiss and American writing within a language that has the other mark is shown, not guessed.
        fc.pre(mark === decimalMarkOf(reader))
        const value = thousandths / 1000
        const text = new Intl.NumberFormat(tag, { useGrouping: grouping, maximumFractionDigits: 3 }).format(
          value,
        )
        expect(readQuantity(text, 'kilometres', reader), `${tag}: ${text}`).toBe(value)
      }),
    )
  })

  it('agrees with the decimal mark of each language', () => {
    for (const one of languages) expect((1.5).toLocaleString(localeTags[one])).toBe(`1${decimalMarkOf(one)}5`)
  })
})

it('never takes a number out of a longer text', () => {
  fc.assert(
    fc.property(
      fc.nat(999_999),
      fc.constantFrom(' ', ' - ', '/', ' ή ', ' + ', ';'),
      fc.nat(999),
      (one, joint, two) => {
        fc.pre(joint !== ' ' || String(one).length > 3 || String(two).length !== 3)
        expect(readQuantity(`${one}${joint}${two}`, 'money', 'el')).toBe('unread')
      },
    ),
  )
})
