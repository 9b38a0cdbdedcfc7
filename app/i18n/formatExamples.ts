import type { Language } from '#domain/locale.ts'
import type { Format } from './format.ts'

/** What every engine must write, to the letter: server and browser would else disagree while hydrating. */
export const formatExamples: readonly {
  readonly language: Language
  readonly write: (format: Format) => string
  readonly text: string
}[] = [
  { language: 'el', write: (f) => f.money(245_000), text: '245.000\u00a0€' },
  { language: 'en', write: (f) => f.money(245_000), text: '€245,000' },
  { language: 'el', write: (f) => f.money(0), text: '0\u00a0€' },
  { language: 'el', write: (f) => f.area(96), text: '96\u00a0τ.μ.' },
  { language: 'en', write: (f) => f.area(1250), text: '1,250\u00a0m²' },
  { language: 'el', write: (f) => f.pricePerArea(245_000, 96), text: '2.552\u00a0€/τ.μ.' },
  { language: 'en', write: (f) => f.pricePerArea(245_000, 96), text: '€2,552/m²' },
  { language: 'el', write: (f) => f.number(1_234_567.8), text: '1.234.567,8' },
  { language: 'en', write: (f) => f.number(6), text: '6' },
  { language: 'el', write: (f) => f.percent(6), text: '6\u00a0%' },
  { language: 'en', write: (f) => f.percent(0.475), text: '0.475%' },
  { language: 'el', write: (f) => f.date('2026-11-18T07:00:00Z'), text: '18\u00a0Νοε' },
  { language: 'en', write: (f) => f.date('2026-11-18T07:00:00Z'), text: '18\u00a0Nov' },
  // Half past ten at night in London is the next day in Athens.
  { language: 'el', write: (f) => f.date('2026-10-21T22:30:00Z'), text: '22\u00a0Οκτ' },
  { language: 'el', write: (f) => f.longDate('2026-05-01T00:00:00Z'), text: '1\u00a0Μαΐου\u00a02026' },
  { language: 'en', write: (f) => f.longDate('2026-05-01T00:00:00Z'), text: '1\u00a0May\u00a02026' },
  { language: 'el', write: (f) => f.month('2026-09-18T00:00:00Z'), text: 'Σεπτέμβριος\u00a02026' },
  { language: 'el', write: (f) => f.day('2026-11-24T08:30:00Z'), text: 'Τρίτη\u00a024\u00a0Νοεμβρίου' },
  { language: 'en', write: (f) => f.day('2026-11-24T08:30:00Z'), text: 'Tuesday\u00a024\u00a0November' },
  { language: 'el', write: (f) => f.time('2026-11-24T08:30:00Z'), text: '10:30' },
  { language: 'en', write: (f) => f.time('2026-11-24T22:05:00Z'), text: '00:05' },
  { language: 'el', write: (f) => f.distance(60), text: '60\u00a0μ.' },
  { language: 'el', write: (f) => f.distance(1240), text: '1,2\u00a0χλμ.' },
  { language: 'en', write: (f) => f.distance(1240), text: '1.2\u00a0km' },
  // Each language as its readers write it: digits in groups, the unit behind, the month in its case.
  { language: 'de', write: (f) => f.money(245_000), text: '245.000\u00a0€' },
  { language: 'de', write: (f) => f.day('2026-11-24T08:30:00Z'), text: 'Dienstag,\u00a024.\u00a0November' },
  { language: 'it', write: (f) => f.money(245_000), text: '245.000\u00a0€' },
  { language: 'it', write: (f) => f.area(1250), text: '1250\u00a0m²' },
  { language: 'fr', write: (f) => f.money(245_000), text: '245\u00a0000\u00a0€' },
  { language: 'fr', write: (f) => f.longDate('2026-05-01T00:00:00Z'), text: '1\u00a0mai\u00a02026' },
  { language: 'ru', write: (f) => f.pricePerArea(245_000, 96), text: '2\u00a0552\u00a0€/м²' },
  { language: 'ru', write: (f) => f.longDate('2026-05-01T00:00:00Z'), text: '1\u00a0мая\u00a02026\u00a0г.' },
  { language: 'ru', write: (f) => f.distance(1240), text: '1,2\u00a0км' },
  { language: 'fr', write: (f) => f.percent(2.5), text: '2,5\u00a0%' },
  { language: 'es', write: (f) => f.shortMoney(245_000), text: '245\u00a0mil\u00a0€' },
  { language: 'es', write: (f) => f.month('2026-09-18T00:00:00Z'), text: 'septiembre\u00a0de\u00a02026' },
  { language: 'pt', write: (f) => f.money(245_000), text: '245\u00a0000\u00a0€' },
  {
    language: 'pt',
    write: (f) => f.day('2026-11-24T08:30:00Z'),
    text: 'terça-feira,\u00a024\u00a0de\u00a0novembro',
  },
]
