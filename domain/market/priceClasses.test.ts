import { expect, it } from 'vitest'
import { priceClasses } from './priceClasses.ts'

it('splits medians into classes of as many places, without a gap', () => {
  expect(priceClasses([5, 1, 2, 3, 4, 6, 7, 8, 9, 10])).toEqual([
    { from: 1, to: 2 },
    { from: 3, to: 4 },
    { from: 5, to: 6 },
    { from: 7, to: 8 },
    { from: 9, to: 10 },
  ])
})

it('makes no more classes than there are medians', () => {
  expect(priceClasses([900, 700, 700])).toEqual([
    { from: 700, to: 700 },
    { from: 900, to: 900 },
  ])
  expect(priceClasses([])).toEqual([])
})
