import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../locale.ts'
import { type Filter, type FilterName, filterNames, filters, parametersOf } from '../../search/filters.ts'
import { type OrderName, orderNames } from '../../search/orders.ts'
import { phrasesOf, words, wordsOf } from './lexicon.ts'
import type { Sense } from '../lexicon/Sense.ts'
import { type SenseName, senses } from '../lexicon/senses.ts'

/** Values without a word in any lexicon, with the reason. */
const wordless: Partial<Record<FilterName, string>> = {
  region: 'places are said by their names',
  province: 'places are said by their names',
  municipality: 'places are said by their names',
  zone: 'places are said by their names',
  island: 'places are said by their names',
  macroarea: 'places are said by their names',
  touristicArea: 'places are said by their names',
  polygon: 'drawn on a map, never said',
  excludedArea: 'drawn on a map, never said',
  auctionStatus: 'behind a flag that is off; chosen in the panel',
  court: 'behind a flag that is off; a court’s name is that of its city, which is read as a place',
  netArea: 'a measure that few ads state; “square metres” are read as the area of the ad',
  monthlyCost:
    'a sum with the loan of one buyer; “800 euros a month” are read as the rent, and there is an order by it',
  seismicEra: 'an era of building rules, which people do not name; chosen in the panel',
  certificate: 'a paper; chosen in the panel',
  buildingIdentity: 'a paper; chosen in the panel',
  regularisation: 'a paper; chosen in the panel',
  stepFree: 'a chain from the street to the bath, of which a word says one part; chosen in the panel',
  country: 'behind a flag that is off; “in Greece” would narrow nothing',
  agency: 'one agency, led to from its page: its name may be any words',
}

/** Filters that a rule of the grammar sets. */
const ledToBy: Partial<Record<FilterName, readonly SenseName[]>> = {
  price: ['euro'],
  surface: ['squareMetres'],
  // Where rooms are counted with the living room, the words are read as bedrooms.
  rooms: ['roomCount', 'roomsWithLiving'],
  bedrooms: ['bedroomCount'],
  bathrooms: ['bathroomCount'],
  metroLine: ['metro'],
  metroStation: ['metro'],
  circle: ['kilometres'],
  keyword: ['like'],
  excludeAuctions: ['auction'],
}

/** Values without words of their own, with the reason. */
const unsaid: Partial<Record<FilterName, readonly string[]>> = {
  // Auctions are a contract; "not stated" is what is left when all else is denied.
  category: ['auction'],
  // The category says the same.
  typology: ['building', 'shop', 'warehouse', 'shed', 'commercialPremises', 'land', 'garage'],
}

const senseNames = Object.keys(senses) as SenseName[]
const speaks = (language: Language, sense: SenseName) => phrasesOf(language, sense).length > 0

/** Senses that set a filter, to a value if one is given. */
const settersOf = (name: FilterName, value?: string): readonly SenseName[] =>
  senseNames.filter((sense) => {
    const { kind, ...rest }: Sense = senses[sense]
    if (kind !== 'sets' || !('criteria' in rest)) return false
    const said: unknown[] = [rest.criteria[name], rest.alone?.[name]]
      .filter((one) => one !== undefined)
      .flat()
    return value === undefined ? said.length > 0 : said.includes(value)
  })

const speaksOf = (language: Language, name: FilterName): boolean =>
  [...settersOf(name), ...(ledToBy[name] ?? [])].some((sense) => speaks(language, sense))

describe('every filter', () => {
  it.each(languages)('has words: %s', (language) => {
    const silent = filterNames.filter((name) => !(name in wordless) && !speaksOf(language, name))
    expect(silent).toEqual([])
  })

  it('is in the list of exceptions with a reason', () => {
    const needless = Object.keys(wordless).filter(
      (name) => parametersOf(filters[name as FilterName]).length === 0,
    )
    expect(needless).toEqual([])
    for (const name of Object.keys(wordless) as FilterName[]) expect(settersOf(name), name).toEqual([])
  })
})

describe('every value', () => {
  const valuesOf = (filter: Filter): readonly string[] =>
    filter.kind === 'choice' || filter.kind === 'choices'
      ? filter.vocabulary.names.filter((name) => name !== 'notStated')
      : []
  const rows = filterNames.flatMap((name) =>
    valuesOf(filters[name])
      // "No" is the negation of "yes".
      .filter((value) => !(name in wordless) && value !== 'no' && !unsaid[name]?.includes(value))
      .map((value) => ({ name, value })),
  )

  it.each(['el', 'en'] as const)('has words: %s', (language) => {
    const silent = rows.filter(
      ({ name, value }) => !settersOf(name, value).some((one) => speaks(language, one)),
    )
    expect(silent).toEqual([])
  })

  it('of the others is known to have none', () => {
    for (const [name, values] of Object.entries(unsaid))
      for (const value of values) expect(settersOf(name as FilterName, value), value).toEqual([])
  })
})

describe('every order', () => {
  it.each(['el', 'en'] as const)('has words: %s', (language) => {
    const said = senseNames
      .filter((sense) => speaks(language, sense))
      .flatMap((name) => {
        const sense: Sense = senses[name]
        return sense.kind === 'order' ? [sense.order] : []
      })
    const silent = orderNames(true).filter((name) => !(said as OrderName[]).includes(name))
    expect(silent).toEqual([])
  })
})

describe('the common senses', () => {
  const common: readonly SenseName[] = [
    ...(['sale', 'rent', 'home', 'house', 'apartment', 'villa', 'studio', 'maisonette'] as const),
    ...([
      'office',
      'shop',
      'land',
      'buildingLand',
      'holiday',
      'newBuild',
      'renovated',
      'toRenovate',
    ] as const),
    ...(['ground', 'top', 'garden', 'garage', 'parking', 'balcony', 'lift', 'furnished', 'pool'] as const),
    ...(['pets', 'students', 'seaView', 'private', 'cheaper', 'newer', 'euro', 'squareMetres'] as const),
    ...(['bedroomCount', 'bathroomCount', 'storey', 'kilometres', 'otherUnit', 'price', 'surface'] as const),
    ...([
      'atMost',
      'atLeast',
      'below',
      'above',
      'around',
      'between',
      'orMore',
      'thousand',
      'million',
    ] as const),
    ...(['not', 'near', 'metro', 'line', 'energyClass', 'in', 'with', 'and', 'or', 'to', 'filler'] as const),
  ]

  it.each(languages)('have words: %s', (language) => {
    // Greek and Italian say "home" where others tell a house from a flat.
    const silent = common.filter((sense) => !speaks(language, sense))
    expect(silent).toEqual(language === 'el' || language === 'it' ? ['house'] : [])
  })
})

describe('a word', () => {
  it.each(languages)('never sets two values that exclude each other: %s', (language) => {
    const setters = senseNames.filter((name) => senses[name].kind === 'sets')
    const bySpelling = Map.groupBy(
      setters.flatMap((sense) =>
        phrasesOf(language, sense).map((phrase) => ({
          sense,
          spelling: wordsOf(phrase)
            .map(({ form }) => form)
            .join(' '),
        })),
      ),
      ({ spelling }) => spelling,
    )
    const clashes = [...bySpelling].flatMap(([spelling, said]) => {
      const names = [...new Set(said.map(({ sense }) => sense))]
      const set = names.flatMap((name) => {
        const sense: Sense = senses[name]
        return sense.kind === 'sets' ? Object.keys(sense.alone ?? sense.criteria) : []
      })
      return set.length > new Set(set).size ? [`${spelling}: ${names.join(', ')}`] : []
    })
    expect(clashes).toEqual([])
  })

  it.each(languages)('is of letters that people can type: %s', (language) => {
    const empty = senseNames.flatMap((sense) =>
      phrasesOf(language, sense).filter((phrase) => wordsOf(phrase).length === 0),
    )
    expect(empty).toEqual([])
    expect(Object.keys(words[language]).filter((name) => !(name in senses))).toEqual([])
  })
})
