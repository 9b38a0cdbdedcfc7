import { expect, it } from 'vitest'
import { flatDetail } from '#stories/app/sample/detail.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { missingQuestions, questionsMost } from './missingQuestions.ts'

/** Nothing that is worth asking is missing. */
const whole: ListingDetail = {
  ...flatDetail,
  surfaceKind: 'net',
  energyClass: 'C',
  condition: 'good',
  floor: 40,
  availability: 'free',
}

it('asks nothing where nothing is missing', () => {
  expect(missingQuestions(whole)).toEqual([])
})

const cases: readonly (readonly [string, Partial<ListingDetail>, readonly string[]])[] = [
  ['which area', { surfaceKind: null }, ['surfaceKind']],
  ['the area before its kind', { surface: null, surfaceKind: null }, ['surface']],
  ['the permit', { permitYear: null }, ['permitYear']],
  ['what there is instead of heating', { heatingSystem: 'none', heatingMedium: null }, ['unheated']],
  ['the heating', { heatingSystem: null }, ['heating']],
  ['no certificate where none is required', { energyClass: null, energyState: 'notRequired' }, []],
  ['no lift on the ground floor', { floor: 0, amenities: { ...whole.amenities, lift: null } }, []],
  ['the lift above it', { amenities: { ...whole.amenities, lift: null } }, ['lift']],
  ['pets of a rental alone', { contract: 'rent' }, ['pets']],
]
it.each(cases)('asks for %s', (_, changed, asked) => {
  expect(missingQuestions({ ...whole, ...changed })).toEqual(asked)
})

it('asks the three that decide most', () => {
  const bare = { ...whole, surfaceKind: null, permitYear: null, heatingSystem: null, parkingKind: null }
  expect(missingQuestions(bare)).toEqual(['surfaceKind', 'permitYear', 'heating'])
  expect(missingQuestions(bare)).toHaveLength(questionsMost)
})
