import { expect, test } from 'vitest'
import { checkEntities, type EnumerationFact } from '#cli/checks/entities/check.ts'
import { gatherEntities } from '#cli/checks/entities/facts.ts'
import { entitySpec } from '#cli/checks/entities/run.ts'
import { isNightly } from '../../../tests/nightly/isNightly.ts'

type Entries = EnumerationFact['entries']

/** The true facts with the entries of one list replaced. */
function withEntries(list: string, change: (entries: Entries) => Entries) {
  const facts = new Map(gatherEntities())
  const fact = facts.get(list)
  if (!fact) throw new Error(`no facts for ${list}`)
  facts.set(list, { ...fact, entries: change(fact.entries) })
  return facts
}

const check = (facts = gatherEntities()) => checkEntities(facts, entitySpec)
const heating = { enumeration: 'heating', spec: '3 Listing classification' }

test.runIf(isNightly())('the true tree holds every list', () => {
  expect(check()).toEqual([])
})

test('a shifted number is found, with its place on both sides', () => {
  const facts = withEntries('heating', (entries) =>
    entries.map((entry) => (entry.name === 'centralized' ? { ...entry, ids: [3] } : entry)),
  )
  expect(check(facts)).toEqual([
    {
      ...heating,
      code: 'id-differs',
      entry: 'centralized',
      expected: '2',
      found: '3',
      at: { file: 'domain/listing/vocabularies/building.ts', name: 'heatings' },
    },
  ])
})

test('land is read under both of its numbers', () => {
  const facts = withEntries('property categories', (entries) =>
    entries.map((entry) => (entry.name === 'land' ? { ...entry, ids: [10] } : entry)),
  )
  expect(check(facts)).toMatchObject([
    { code: 'id-differs', entry: 'land', expected: '10 and 24', found: '10' },
  ])
})

test('a dropped entry is found', () => {
  const facts = withEntries('heating', (entries) => entries.filter(({ name }) => name !== 'airConditioning'))
  expect(check(facts)).toMatchObject([{ ...heating, code: 'entry-missing', entry: 'air conditioning' }])
})

test('an entry of our own may be added, but only under a number of its own', () => {
  const own = (id: number) =>
    withEntries('heating', (entries) => [...entries, { name: 'fireplace', ids: [id] }])
  expect(check(own(30))).toEqual([])
  expect(check(own(2))).toMatchObject([
    { ...heating, code: 'id-taken', entry: 'centralized', id: 2, by: 'fireplace' },
  ])
})

test('the order of the languages is part of the specification', () => {
  expect(check(withEntries('languages', (entries) => entries.toReversed()))).toMatchObject([
    { code: 'order-differs', enumeration: 'languages', at: { file: 'domain/locale.ts' } },
  ])
})

test('a missing list is found', () => {
  const facts = new Map(gatherEntities())
  facts.delete('garden')
  expect(check(facts)).toMatchObject([{ code: 'enumeration-missing', enumeration: 'garden' }])
})

test('what the specification calls by another name is found under ours', () => {
  const facts = withEntries('search-side categories', (entries) =>
    entries.filter(({ name }) => name !== 'deposits'),
  )
  expect(check(facts)).toMatchObject([
    {
      code: 'entry-missing',
      enumeration: 'search-side categories',
      entry: 'warehouses',
      at: { file: 'domain/search/searchPath.ts', name: 'categoryWords' },
    },
  ])
})
