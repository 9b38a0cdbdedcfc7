import { describe, expect, it } from 'vitest'
import { languages } from '../../locale.ts'
import { factNames, factOf } from './factTable.ts'
import { readFact } from './readFact.ts'
import { readListing } from './readListing.ts'

const flat = {
  contract: 'sale',
  category: 'residential',
  typology: 'apartment',
  price: 250_000,
  latitude: 37.97,
  longitude: 23.75,
  surface: 80,
  energyClass: 'C',
}

const problemsOf = (sent: Readonly<Record<string, unknown>>, isShown = true): Record<string, string> => {
  const read = readListing(sent, { isShown })
  return 'problems' in read
    ? Object.fromEntries(Object.entries(read.problems).map(([field, { name }]) => [field, name]))
    : {}
}

describe('a listing that was sent', () => {
  it('is read with everything that is stated, and null for the rest', () => {
    const read = readListing(
      { ...flat, netArea: 80, grossArea: 95, kaek: '050123456789/0/1' },
      { isShown: true },
    )
    expect(read).toMatchObject({
      listing: { facts: { kind: 'ad', netArea: 80, grossArea: 95, usufruct: null, shownRadius: 300 } },
    })
  })

  it('may lack as a draft what an ad must have', () => {
    const draft = { contract: 'sale', category: 'residential', typology: 'apartment' }
    expect(problemsOf(draft, false)).toEqual({})
    expect(problemsOf(draft)).toEqual({
      latitude: 'required',
      longitude: 'required',
      surface: 'required',
      energyClass: 'energyRequired',
    })
  })

  it('compares the net area where no other is stated', () => {
    const { surface, ...rest } = flat
    const read = readListing({ ...rest, netArea: surface, grossArea: 99 }, { isShown: true })
    expect(read).toMatchObject({ listing: { facts: { surface, surfaceKind: 'net' } } })
  })

  it.each([
    [{ price: 0 }, { price: 'wholeNumber' }],
    [{ price: -1 }, { price: 'wholeNumber' }],
    [{ price: 1.5 }, { price: 'wholeNumber' }],
    [{ price: 1e12 }, { price: 'wholeNumber' }],
    [{ price: '250000' }, { price: 'wholeNumber' }],
    [{ price: Number.NaN }, { price: 'wholeNumber' }],
    [{ price: [1] }, { price: 'wholeNumber' }],
    [{ currency: 'USD' }, { currency: 'currency' }],
    [{ kind: 'castle' }, { kind: 'choice' }],
    [{ category: 'constructor' }, { category: 'choice' }],
    [{ typology: 'toString' }, { typology: 'choice' }],
    [{ contract: 7 }, { contract: 'choice' }],
    [{ contract: null }, { contract: 'required' }],
    [{ typology: 'office' }, { typology: 'typologyOfCategory' }],
    [{ lift: 'yes' }, { lift: 'answer' }],
    [{ lift: 1 }, { lift: 'answer' }],
    [{ views: 'sea' }, { views: 'choices' }],
    [{ views: ['sea', 'moon'] }, { views: 'choices' }],
    [{ certificateIssued: '2024-02-30' }, { certificateIssued: 'day' }],
    [{ certificateIssued: '1999-01-01' }, { certificateIssued: 'day' }],
    [{ certificateIssued: '1/2/2024' }, { certificateIssued: 'day' }],
    [{ kaek: '12345' }, { kaek: 'pattern' }],
    [{ reference: 'x'.repeat(61) }, { reference: 'line' }],
    [{ pricee: 1 }, { pricee: 'unknownField' }],
    [{ ['__proto__x']: 1 }, { ['__proto__x']: 'unknownField' }],
    [{ netArea: 90, grossArea: 80 }, { netArea: 'netAboveGross' }],
    [{ netArea: 70, surfaceKind: 'net' }, { surface: 'areaNotAsStated' }],
    [{ floor: 60, floorsTotal: 5 }, { floor: 'floorAboveTop' }],
    [{ bedrooms: 4, rooms: 3 }, { bedrooms: 'bedroomsAboveRooms' }],
    [{ builtYear: 1960, permitYear: 1985 }, { permitYear: 'permitAfterCompletion' }],
    [{ builtYear: 1990, renovatedYear: 1980 }, { renovatedYear: 'renovatedBeforeBuilt' }],
    [
      { certificateIssued: '2024-05-01', certificateValidTo: '2023-05-01' },
      { certificateValidTo: 'certificateOrder' },
    ],
    [
      { certificateIssued: '2014-05-01', certificateValidTo: '2024-05-02' },
      { certificateValidTo: 'certificateTooLong' },
    ],
    [{ energyState: 'notRequired' }, { energyClass: 'classNotRequired' }],
    [{ sharePercent: 50 }, { sharePercent: 'shareNotOffered' }],
    [{ parkingKind: 'pilotis', parkingRight: 'owned' }, { parkingRight: 'parkingIsCommon' }],
    [{ availability: 'free', occupiedUntil: '2027-01-01' }, { occupiedUntil: 'notOccupied' }],
    [{ mandateUntil: '2027-01-01' }, { mandateUntil: 'noMandate' }],
    [{ lift: false, stepsToLift: 3 }, { stepsToLift: 'noLift' }],
    [{ depositMonths: 2 }, { depositMonths: 'notOfContract' }],
    [{ coverage: 60 }, { coverage: 'notOfCategory' }],
    [{ contract: 'auction' }, { kind: 'auctionAlone' }],
    [{ units: [{ name: 'A1' }] }, { units: 'unitsOfProject' }],
    [{ kind: 'project', units: [{ price: 1 }] }, { 'units.0.name': 'required' }],
    [{ kind: 'project', units: [{ name: 'A', price: -1 }] }, { 'units.0.price': 'wholeNumber' }],
    [{ kind: 'project', units: 'A' }, { units: 'unit' }],
    [{ texts: { xx: { title: 'a' } } }, { 'texts.xx': 'language' }],
    [{ texts: { el: { title: 'α'.repeat(121) } } }, { 'texts.el.title': 'text' }],
    [{ texts: { el: { description: 'α'.repeat(5001) } } }, { 'texts.el.description': 'text' }],
    [{ texts: { el: { description: 7 } } }, { 'texts.el.description': 'text' }],
    [{ texts: 'a' }, { texts: 'text' }],
  ])('%j is refused at its field', (more, problems) => {
    expect(problemsOf({ ...flat, ...more })).toEqual(problems)
  })

  it.each([
    [{ floor: 990, floorsTotal: 5 }],
    [{ floor: 50, floorsTotal: 5 }],
    [{ builtYear: 1980, permitYear: 1985 }],
    [{ certificateIssued: '2014-05-01', certificateValidTo: '2024-05-01' }],
    [{ undividedShare: true, sharePercent: 50 }],
    [{ views: [] }],
    [{ views: ['park', 'sea', 'sea'] }],
    [{ price: null }],
    [{ currency: 'EUR' }],
    [{ texts: Object.fromEntries(languages.map((one) => [one, { description: 'a' }])) }],
  ])('%j is taken', (more) => {
    expect(problemsOf({ ...flat, ...more })).toEqual({})
  })
})

describe('the table of facts', () => {
  it('has a column for each fact, once', () => {
    const columns = factNames.map((name) => factOf(name).column)
    expect(new Set(columns).size).toBe(columns.length)
  })

  it.each(factNames)('%s is not stated where it is null, and refuses what has another shape', (name) => {
    expect(readFact(factOf(name), null)).toEqual({ value: null })
    expect(readFact(factOf(name), { toString: 1 })).toHaveProperty('problem')
  })
})
