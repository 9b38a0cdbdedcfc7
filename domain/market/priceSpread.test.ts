import { describe, expect, it } from 'vitest'
import { typologies } from '../listing/vocabularies/building.ts'
import { comparableTypologies } from './comparableTypologies.ts'
import { priceSpread, quantile } from './priceSpread.ts'

const hundred = Array.from({ length: 101 }, (_, at) => 1000 + at * 10)

describe('quartiles', () => {
  it('interpolate between two values', () => {
    expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5)
    expect(quantile([10], 0.25)).toBe(10)
    expect(priceSpread(hundred)).toMatchObject({
      count: 101,
      lowerQuartile: 1250,
      median: 1500,
      upperQuartile: 1750,
    })
  })

  it('are refused where a few ads would decide', () => {
    expect(priceSpread(hundred.slice(0, 9))).toBeUndefined()
    expect(priceSpread(hundred.slice(0, 10))).toMatchObject({ count: 10 })
  })
})

describe('steps', () => {
  it('are round, follow each other without gaps, and count everything', () => {
    const { steps = [], outside } = priceSpread(hundred) ?? {}
    expect(steps[0]).toMatchObject({ from: 1000, to: 1100, count: 10 })
    steps.slice(1).forEach(({ from }, at) => expect(from).toBe(steps[at]?.to))
    expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(101)
    expect(outside).toBe(0)
  })

  it('exclude outliers, and count them', () => {
    const { steps = [], outside } = priceSpread([...hundred, 900_000]) ?? {}
    expect(outside).toBe(1)
    expect(steps.at(-1)?.to).toBeLessThan(3000)
  })

  it('are one where all ask the same', () => {
    expect(priceSpread(Array.from({ length: 12 }, () => 1500))?.steps).toEqual([
      { from: 1500, to: 1501, count: 12 },
    ])
  })
})

it('compares every kind with itself at the least, and both ways', () => {
  for (const name of typologies.names)
    for (const other of comparableTypologies(name)) {
      expect(comparableTypologies(name)).toContain(name)
      expect(comparableTypologies(other)).toContain(name)
    }
  expect(comparableTypologies('agriculturalLand')).toEqual(['agriculturalLand'])
})
