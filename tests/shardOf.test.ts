import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shardOf } from './shardOf.ts'

test('the shards of a list hold each of its elements once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.integer({ min: 1, max: 9 }), (list, count) => {
      const shards = Array.from({ length: count }, (_, at) => shardOf(list, `${at + 1}/${count}`))
      expect(shards.flat().toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b))
      const sizes = shards.map(({ length }) => length)
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    }),
  )
})
