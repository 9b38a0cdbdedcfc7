import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Sort } from '../../store/Orders.ts'
import { topKBySample } from './topKBySample.ts'
import { randomFrom } from '../../testing/rows.ts'
import { runs } from '../../../tests/properties/runs.ts'

const SIZE = 40_000

const sortBy = (rank: Int32Array): Sort => {
  const docs = new Int32Array(rank.length)
  rank.forEach((place, doc) => (docs[place] = doc))
  return { docs, rank, lists: new Map() }
}

const inOrder = Int32Array.from({ length: SIZE }, (_, doc) => doc)
/** Each place once, all over: 7919 shares no factor with their number. */
const scattered = Int32Array.from({ length: SIZE }, (_, doc) => (doc * 7919) % SIZE)
const random = randomFrom(31)
/** Of every sixteen docs one stands in the first sixteenth of the order. */
const lumpy = Int32Array.from({ length: SIZE }, (_, doc) =>
  doc % 16 === 0 ? doc / 16 : SIZE / 16 + (doc - Math.ceil(doc / 16)),
)
const sorts = { inOrder, turned: inOrder.toReversed(), scattered, lumpy }

const selections = {
  all: inOrder,
  someOfThem: inOrder.filter(() => random() < 0.6),
  backwards: inOrder.toReversed(),
}

describe.each(Object.entries(sorts))('the first of many docs, %s', (_, rank) => {
  const sort = sortBy(rank)

  it.each(Object.entries(selections))(
    'of %s, are those that sorting finds, or left to others',
    (_name, selected) => {
      const expected = selected.toSorted((a, b) => (rank[a] as number) - (rank[b] as number))
      fc.assert(
        fc.property(fc.nat(900), fc.integer({ min: 1, max: 100 }), (offset, length) => {
          const found = topKBySample(sort, selected, selected.length, offset, length)
          expect(found ?? expected.subarray(offset, offset + length)).toEqual(
            expected.subarray(offset, offset + length),
          )
        }),
        { numRuns: runs(60) },
      )
    },
  )

  it('are found where the page is the first', () => {
    expect(topKBySample(sort, inOrder, SIZE, 0, 25)).toEqual(sort.docs.subarray(0, 25))
  })
})

it.each([
  ['few docs', 10_000, 0],
  ['a page far down', SIZE, 2000],
])('leaves %s to others', (_, count, offset) => {
  expect(topKBySample(sortBy(scattered), inOrder, count, offset, 25)).toBeUndefined()
})

it('leaves it to others where a sample sees nothing of what comes first', () => {
  // The docs that come first lie between those that are looked at.
  const rank = Int32Array.from({ length: SIZE }, (_, doc) => doc)
  const looked = new Set(Array.from({ length: 512 }, (_, at) => Math.floor((at * SIZE) / 512)))
  const late = [...inOrder].filter((doc) => looked.has(doc))
  const early = [...inOrder].filter((doc) => !looked.has(doc))
  ;[...early, ...late].forEach((doc, place) => (rank[doc] = place))
  expect(topKBySample(sortBy(rank), inOrder, SIZE, 0, 25)).toBeUndefined()
})
