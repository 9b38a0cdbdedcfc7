import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultFlags } from '../flags.ts'
import { greece } from '../geography/greece.ts'
import { languages } from '../locale.ts'
import { type Filter, filterNames, filters } from '../search/filters.ts'
import { readQuery, writeQuery } from '../search/readQuery.ts'
import { readKeyword } from '../search/words/keyword.ts'
import { de } from './examples/de.ts'
import { el } from './examples/el.ts'
import { en } from './examples/en.ts'
import { es } from './examples/es.ts'
import type { Example } from './examples/Example.ts'
import { fr } from './examples/fr.ts'
import { it as italian } from './examples/it.ts'
import { pt } from './examples/pt.ts'
import { ru } from './examples/ru.ts'
import { phrasesOf, words } from './scan/lexicon.ts'
import { type ReadingOptions, readSentence, type SentenceReading } from './readSentence.ts'
import type { SenseName } from './lexicon/senses.ts'
import { runs } from '../../tests/properties/runs.ts'

const gazetteer = greece()
const read = (text: string, options: Partial<ReadingOptions> = {}) =>
  readSentence(text, { gazetteer, ...options })

/** Places by their slugs, as the examples have them. */
const readable = ({ criteria }: SentenceReading) =>
  Object.fromEntries(
    filterNames.flatMap((name) => {
      const filter: Filter = filters[name]
      const value: unknown = criteria[name]
      if (value === undefined) return []
      if (filter.kind !== 'places' && filter.kind !== 'stations') return [[name, value]]
      return [[name, (value as number[]).map((id) => gazetteer.place(filter.level, id)?.slug)]]
    }),
  )

const examples = { el, en, de, it: italian, fr, ru, es, pt } satisfies Record<string, readonly Example[]>

describe.each(languages)('examples: %s', (language) => {
  const rows = examples[language].map(([sentence, criteria, besides = {}]) => ({
    sentence,
    criteria,
    ...besides,
  }))
  it.each(rows)('$sentence', ({ sentence, criteria, order, likelyContract, unread = [] }) => {
    const reading = read(sentence)
    expect(readable(reading)).toEqual(criteria)
    expect(reading.unread.map(({ text }) => text)).toEqual(unread)
    expect(reading.order).toBe(order)
    expect(reading.likelyContract).toBe(likelyContract)
  })
})

describe('the sentences of the issue', () => {
  it('τριάρι κοντά σε μετρό στο Παγκράτι έως 300 χιλιάδες με κήπο', () => {
    const text = 'τριάρι κοντά σε μετρό στο Παγκράτι έως 300 χιλιάδες με κήπο'
    const { criteria, order, understood, unread } = read(text)
    expect(criteria).toEqual({
      bedrooms: { min: 2, max: 2 },
      metroLine: [1, 2, 3],
      zone: [4501020],
      price: { max: 300_000 },
      garden: ['private', 'shared'],
    })
    expect([order, unread]).toEqual([undefined, []])
    expect(understood.map(({ start, end, filter }) => [text.slice(start, end), filter])).toEqual([
      ['τριάρι', 'bedrooms'],
      ['κοντά σε μετρό', 'metroLine'],
      ['Παγκράτι', 'zone'],
      ['έως 300 χιλιάδες', 'price'],
      ['κήπο', 'garden'],
    ])
  })

  it('sea view villa in Crete under 500k with pool', () => {
    const text = 'sea view villa in Crete under 500k with pool'
    const { criteria, order, understood, unread } = read(text)
    expect(criteria).toEqual({
      view: ['sea'],
      typology: ['villa'],
      island: [1],
      price: { max: 500_000 },
      pool: ['yes'],
    })
    expect([order, unread]).toEqual([undefined, []])
    expect(understood.map(({ start, end, filter }) => [text.slice(start, end), filter])).toEqual([
      ['sea view', 'view'],
      ['villa', 'typology'],
      ['Crete', 'island'],
      ['under 500k', 'price'],
      ['pool', 'pool'],
    ])
  })
})

describe('the note on each piece', () => {
  const told = (text: string) =>
    read(text).understood.map(({ start, end, filter, value, ...marks }) => [
      text.slice(start, end),
      filter,
      value,
      ...Object.keys(marks),
    ])

  it('says if the filter is broader or narrower than the words', () => {
    expect(told('85 τ.μ., περίπου 200.000 €, κλιματισμός, 3ος όροφος')).toEqual([
      ['85 τ.μ', 'surface', { min: 77, max: 94 }, 'isApproximate'],
      ['περίπου 200.000 €', 'price', { min: 180_000, max: 220_000 }],
      ['κλιματισμός', 'heating', ['airConditioning'], 'isApproximate'],
      ['ος όροφος', 'floor', ['intermediate', 'top'], 'isApproximate'],
    ])
  })

  it('is what another piece overrules', () => {
    expect(told('Παγκράτι Αθήνα, έως 100.000, έως 150.000')).toEqual([
      ['Παγκράτι', 'zone', [4501020]],
      ['Αθήνα', 'municipality', [4501], 'isOverruled'],
      ['έως 100.000', 'price', { max: 100_000 }, 'isOverruled'],
      ['έως 150.000', 'price', { max: 150_000 }],
    ])
    expect(told('shop or warehouse, cheapest, newest')).toEqual([
      ['shop', 'category', 'shops', 'isOverruled'],
      ['warehouse', 'category', 'deposits'],
      ['cheapest', 'order', 'cheaper', 'isOverruled'],
      ['newest', 'order', 'newer'],
    ])
  })
})

describe('contradictions', () => {
  it.each([
    ['2 bedrooms, 3 bedrooms', { bedrooms: { min: 3, max: 3 } }],
    ['2 bedrooms, at least 3 bedrooms', { bedrooms: { min: 3 } }],
    ['from 100.000, up to 200.000', { price: { min: 100_000, max: 200_000 } }],
    ['from 200 to 100 sqm', { surface: { min: 100, max: 200 } }],
    ['βίλα, μεζονέτα', { typology: ['villa', 'maisonette'] }],
    ['πώληση, ενοικίαση', { contract: 'rent' }],
    ['πισίνα, όχι πισίνα', { pool: ['no'] }],
    ['όχι ισόγειο, όχι ρετιρέ', { floor: ['intermediate'] }],
    ['οικόπεδο, διαμέρισμα', { typology: ['apartment'] }],
    ['διαμέρισμα, κατάστημα', { category: 'shops' }],
  ])('%s', (text, criteria) => {
    expect(read(text).criteria).toEqual(criteria)
  })
})

describe('features that are off', () => {
  it('are not read', () => {
    expect(read('πλειστηριασμός').unread).toHaveLength(1)
    expect(read('πλειστηριασμός', { flags: { ...defaultFlags, auctions: true } }).criteria).toEqual({
      contract: 'auction',
    })
    const off = { ...defaultFlags, keywordSearchFilter: false, viewFilter: false }
    const { criteria, unread } = read('τζάκι, θέα θάλασσα, πισίνα', { flags: off })
    expect(criteria).toEqual({ pool: ['yes'] })
    expect(unread.map(({ text }) => text)).toEqual(['τζάκι', 'θέα θάλασσα'])
  })

  it('give way: without the new sorting the newest are the last modified', () => {
    expect(read('newest').order).toBe('newer')
    expect(read('newest', { flags: { ...defaultFlags, listingSearchNewSorting: false } }).order).toBe(
      'newerModified',
    )
  })
})

describe('languages', () => {
  it('are limited to the given ones', () => {
    expect(read('Wohnung mit piscina', { languages: ['de'] }).unread.map(({ text }) => text)).toEqual([
      'piscina',
    ])
  })

  it('settle what a word of several means', () => {
    expect(read('villa no pool').criteria).toEqual({ typology: ['villa'], pool: ['no'] })
    expect(read('apartamento arrendado no Pireu').criteria).toEqual({
      typology: ['apartment'],
      incomeProperty: ['yes'],
      municipality: [5101],
    })
  })
})

describe('any text', () => {
  const soup = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...languages.flatMap((language) =>
            (Object.keys(words[language]) as SenseName[]).flatMap((sense) => phrasesOf(language, sense)),
          ),
        ),
        fc.constantFrom(
          ...gazetteer.places.flatMap(({ name, alternates }) => [name.el, name.en, ...alternates]),
        ),
        fc.integer({ min: 0, max: 10_000_000 }).map(String),
        fc.constantFrom(',', '-', '+', '€', 'k', '.', '1,5', '300.000', '²'),
      ),
      { maxLength: 14 },
    )
    .map((parts) => parts.join(' '))
  const anything = fc.oneof(soup, fc.string({ unit: 'binary', maxLength: 200 }))

  it('is read without failing, into ordered and disjoint spans', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { understood, unread } = read(text)
        for (const span of unread) expect(text.slice(span.start, span.end)).toBe(span.text)
        const spans = new Map([...understood, ...unread].map((span) => [`${span.start} ${span.end}`, span]))
        const inOrder = [...spans.values()].toSorted((one, other) => one.start - other.start)
        for (const [at, { start, end }] of inOrder.entries()) {
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(inOrder[at + 1]?.start ?? text.length)
        }
      }),
      { numRuns: runs(300) },
    )
  })

  it('becomes criteria that an address can have, and gives back', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { criteria, order = 'mostRelevant' } = read(text)
        const written = writeQuery({ criteria, order, page: 1 }, defaultFlags)
        const { query, ignored } = readQuery(written, defaultFlags)
        expect(ignored).toEqual([])
        // Values are sorted by writing: a second write gives the same.
        expect(Object.keys(query.criteria).sort()).toEqual(Object.keys(criteria).sort())
        expect(String(writeQuery(query, defaultFlags))).toBe(String(written))
        expect(query.order).toBe(order)
      }),
      { numRuns: runs(300) },
    )
  })

  it('is read the same in capitals and without accents', () => {
    for (const [sentence] of el.filter(([text]) => !/μ²/.test(text))) {
      const plain = sentence.normalize('NFD').replaceAll(/\p{M}/gu, '')
      expect({ ...read(plain).criteria, keyword: '' }, plain).toEqual({
        ...read(sentence).criteria,
        keyword: '',
      })
    }
  })

  it.each([
    'a ',
    'x',
    '1.',
    '1 000 ',
    'από ',
    'έως 1 έως ',
    'χωρίς ',
    'όχι κήπο ή ',
    'κοντά σε μετρό ',
    'και ή ',
    'Αγία ',
    'χιλιάδες ',
    '€',
    '\u0301',
    '🏖️',
  ])('of ten thousand characters is read to its end: %j', (part) => {
    const text = part.repeat(10_000 / part.length)
    const { unread } = read(text)
    expect(unread.at(-1)?.end).toBe(text.length)
  })

  it('ends in words that the keyword filter reads as it was meant', () => {
    const { criteria } = read('διαμέρισμα με τζάκι, φωτεινό, χωρίς υγρασία')
    expect(readKeyword(criteria.keyword ?? '')).toEqual({ must: ['τζάκι', 'φωτεινό'], mustNot: ['υγρασία'] })
  })
})

describe('a range with a unit at both ends', () => {
  const area = ['τ.μ.', 'τμ', 'm²', 'm2', 'sqm', 'sq.m.', 'qm', 'mq', 'м²', 'кв.м.']
  const dashes = ['-', ' - ', '–', ' – ', '—', ' — ', '‐', '‑', ' ‒ ', ' ― ', ' − ', '－', '- ']
  it.each(area.flatMap((unit) => dashes.map((dash) => [`80 ${unit}${dash}100 ${unit}`])))('%s', (text) => {
    const { criteria, unread } = readSentence(text, { gazetteer })
    expect([criteria, unread]).toEqual([{ surface: { min: 80, max: 100 } }, []])
  })

  it.each([
    'από 80 τ.μ. έως 100 τ.μ.',
    '80 τ.μ. έως 100 τ.μ.',
    'from 80 m² to 100 m²',
    'between 80 sqm and 100 sqm',
    'von 80 m² bis 100 m²',
    'zwischen 80 qm und 100 qm',
    'da 80 mq a 100 mq',
    'tra 80 mq e 100 mq',
    'de 80 m² à 100 m²',
    'entre 80 m² et 100 m²',
    'от 80 м² до 100 м²',
    'de 80 m² a 100 m²',
    'busco entre 80 m² y 100 m²',
    'de 80 m² até 100 m²',
    'entre 80 m² e 100 m²',
  ])('%s', (text) => {
    expect(readSentence(text, { gazetteer }).criteria).toEqual({ surface: { min: 80, max: 100 } })
  })

  it.each([
    '200 χιλ. - 300 χιλ.',
    '200 χιλ. € – 300 χιλ. €',
    '200.000 € - 300.000 €',
    '€200,000 - €300,000',
    '200k-300k',
    '200 Tsd. € – 300 Tsd. €',
    '200 тыс. — 300 тыс.',
    '２００ｋ－３００ｋ',
    "200'000 € - 300'000 €",
    '200\u202f000 € - 300\u202f000 €',
  ])('%s', (text) => {
    expect(readSentence(text, { gazetteer }).criteria).toEqual({
      price: { min: 200_000, max: 300_000 },
    })
  })
})

it.each([
  ['διαμέρισμα Δ. Αθηναίων', 'athina'],
  ['διαμέρισμα Αγ. Παρασκευή', 'agia-paraskevi'],
  ['flat in St. Paraskevi', 'agia-paraskevi'],
  ['διαμέρισμα Π. Φάληρο', 'palaio-faliro'],
  ['διαμέρισμα Ν. Σμύρνη', 'nea-smyrni'],
])('knows the place in %s', (text, slug) => {
  const { municipality } = readSentence(text, { gazetteer }).criteria
  expect(municipality?.map((id) => gazetteer.place('city', id)?.slug)).toEqual([slug])
})
