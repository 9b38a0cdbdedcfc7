import { expect, it } from 'vitest'
import { flatDetail, houseDetail } from '#stories/app/sample/detail.ts'
import { listingFacts } from '../model/listingFacts.ts'
import { barFacts } from '../overview/barFacts.ts'
import { factsToTell } from './factsToTell.ts'

it.each([
  ['a flat', flatDetail],
  ['a house of which little is known', houseDetail],
  ['a field', { ...flatDetail, category: 'land', typology: 'land' } as const],
])('tells every fact of %s once: in the bar, as a row, as missing or in a sentence', (_, listing) => {
  const groups = listingFacts(listing)
  const { rows, without, missing } = factsToTell(groups)
  const told = [...rows, ...without, ...missing].map(({ name }) => name)
  expect(new Set(told).size).toBe(told.length)
  const inBar: readonly string[] = barFacts(groups).map(({ name }) => name)
  const all = groups.filter(({ name }) => name !== 'listing').flatMap(({ facts }) => facts)
  // The title says the kind of home.
  const untold = all.map(({ name }) => name).filter((name) => name !== 'typology' && !told.includes(name))
  expect(untold.filter((name) => !inBar.includes(name))).toEqual([])
  expect(missing.every(({ value }) => value === null)).toBe(true)
  expect(inBar.length).toBeLessThanOrEqual(6)
})
