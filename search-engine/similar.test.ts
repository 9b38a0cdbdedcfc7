import { describe, expect, it } from 'vitest'
import { makeSegmentedIndexNow } from './lifecycle/SegmentedIndex.ts'
import { similarTo } from './similar.ts'
import { columnsOf, makeRows } from './testing/rows.ts'

describe('similarTo', () => {
  const rows = makeRows(4000, 22)
  const engine = makeSegmentedIndexNow(columnsOf(rows), { bedroomSearch: true })

  it('finds others of the same kind, near in place, price and surface', () => {
    const byId = new Map(rows.map((row) => [row.id, row]))
    const stated = rows.filter(({ price, surface }) => price > 0 && surface > 0).slice(0, 200)
    const sizes = stated.map((row) => {
      const found = (similarTo(engine, row.id, 6) ?? []).map((id) => byId.get(id) ?? row)
      expect(new Set(found).size).toBe(found.length)
      for (const other of found) {
        expect(other.id).not.toBe(row.id)
        expect([other.contract, other.category, other.region]).toEqual([
          row.contract,
          row.category,
          row.region,
        ])
        expect(Math.abs(Math.log(other.price / row.price))).toBeLessThan(0.42)
      }
      return found.length
    })
    expect(Math.max(...sizes)).toBe(6)
  })

  it('knows only what is in the index', () => {
    expect(similarTo(engine, 999_999, 6)).toBeUndefined()
  })
})
