import { expect, it } from 'vitest'
import type { SavedListing } from '#domain/api/saved/Saved.ts'
import { fallSince, savedOrders } from './savedOrders.ts'

/** A saved home as far as its prices go. */
const home = (listingId: number, priceThen: number | null, price: number | null | undefined) =>
  ({ listingId, priceThen, card: price === undefined ? null : { price } }) as SavedListing

const homes = [
  home(1, 100, 100),
  home(2, 200, 150),
  home(3, 100, 120),
  home(4, null, 90),
  home(5, 50, undefined),
]
const idsBy = (order: keyof typeof savedOrders) =>
  homes.toSorted(savedOrders[order]).map(({ listingId }) => listingId)

it('compares price cuts, if both prices are known', () => {
  expect(homes.map(fallSince)).toEqual([0, 0.25, expect.closeTo(-0.2), undefined, undefined])
})

it.each([
  ['recent', [1, 2, 3, 4, 5]],
  ['cut', [2, 1, 4, 5, 3]],
  ['cheap', [4, 1, 3, 2, 5]],
] as const)('orders by %s', (order, ids) => {
  expect(idsBy(order)).toEqual(ids)
})
