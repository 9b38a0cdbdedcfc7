import { expect, test } from 'vitest'
import { didYouMean, nearest } from '#cli/nearest.ts'

const known = ['routes', 'constants', 'entities', 'search']

test.each([
  ['roots', 'routes'],
  ['constant', 'constants'],
  ['SEARCH', 'search'],
])('%s is taken for %s', (typed, meant) => {
  expect(nearest(typed, known)).toBe(meant)
})

test('what is like nothing is taken for nothing', () => {
  expect(nearest('mortgage', known)).toBeUndefined()
  expect(didYouMean('mortgage', known)).toBe('')
  expect(didYouMean('serach', known)).toBe(' Did you mean search?')
})
