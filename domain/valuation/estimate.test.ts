import { describe, expect, it } from 'vitest'
import { NORMAL_BAND, estimate, isRefused } from './estimate.ts'
import { fitModel } from './fitModel.ts'
import { solve } from './solve.ts'
import { bandOf, coveredOf, figuresOf, type Tested, testEach } from './backtest.ts'
import type { AskedHome } from './ValuedHome.ts'

const rows = (...numbers: readonly (readonly number[])[]) => numbers.map((row) => Float64Array.from(row))

it('solves a linear system, and leaves 0 where it says nothing', () => {
  expect([...solve(rows([2, 1, 5], [1, 3, 10]))]).toEqual([1, 3])
  expect([...solve(rows([0, 1, 4], [1, 0, 3]))]).toEqual([3, 4])
  expect([...solve(rows([1, 0, 2], [0, 0, 0]))]).toEqual([2, 0])
})

/** Numbers from 0 to 1 that repeat from run to run. */
const scatter = (seed: number) => (((seed * 2_654_435_761) >>> 0) % 1000) / 1000

function home(id: number, facts: Partial<AskedHome> = {}): AskedHome {
  const surface = 60 + (id % 7) * 10
  const condition = id % 3 === 0 ? 'toRenovate' : 'good'
  const level = 2000 * (condition === 'good' ? 1 : 0.75) * (0.95 + scatter(id) / 10)
  return {
    id,
    property: id,
    latitude: 37.97 + scatter(id) / 100,
    longitude: 23.73,
    province: 45,
    municipality: 4501,
    zone: null,
    typology: 'apartment',
    surface,
    builtYear: 1975,
    floor: 20,
    lift: true,
    condition,
    energyClass: 'D',
    view: null,
    parking: null,
    pool: null,
    price: Math.round(level * surface),
    ...facts,
  }
}

const homes = Array.from({ length: 120 }, (_, at) => home(at + 1))
const model = { ...fitModel(homes), band: NORMAL_BAND }
const subject = home(1000, { condition: 'good', surface: 90 })

const told = (facts: Partial<AskedHome> = {}, others = homes) => {
  const result = estimate({ ...subject, ...facts }, others, model)
  if (isRefused(result)) throw new Error(result.reason)
  return result
}

it('finds what a fact is worth from homes that differ by it', () => {
  const { mean } = told()
  expect(mean / 90).toBeGreaterThan(1900)
  expect(mean / 90).toBeLessThan(2100)
  expect(told({ condition: 'toRenovate' }).mean / mean).toBeCloseTo(0.75, 1)
})

it('takes what is not stated from the homes alike, and says that it is an assumption', () => {
  const { factors } = told({ condition: null })
  expect(factors.find(({ name }) => name === 'condition')).toMatchObject({ effect: 0, basis: 'assumption' })
  expect(factors.find(({ name }) => name === 'age')?.basis).toBe('data')
})

it('adds up from what the homes alike ask', () => {
  const { start, factors, mean, comparables } = told()
  expect(start + factors.reduce((sum, { effect }) => sum + effect, 0)).toBeCloseTo(mean, 4)
  expect(comparables.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 10)
})

it('needs five homes within 20 km and a quarter of the area', () => {
  expect(estimate(subject, homes.slice(0, 4), model)).toMatchObject({ reason: 'fewComparables' })
  const far = homes.map((one) => ({ ...one, latitude: 39 }))
  expect(estimate(subject, far, model)).toEqual({ reason: 'fewComparables', n: 0 })
  const large = homes.map((one) => ({ ...one, surface: 200 }))
  expect(estimate(subject, large, model)).toEqual({ reason: 'fewComparables', n: 0 })
})

it('refuses where homes alike ask too different prices', () => {
  const wild = homes.map((one) => ({ ...one, price: one.price * (one.id % 2 ? 1 : 4) }))
  expect(estimate(subject, wild, { ...fitModel(wild), band: NORMAL_BAND })).toMatchObject({
    reason: 'uncertain',
  })
})

describe('the back-test', () => {
  const all = [...testEach(homes)]
  const tested = all.filter((one): one is Tested => !('reason' in one))

  it('tries every home, and never by an ad of the same property', () => {
    expect(all).toHaveLength(homes.length)
    // The price of its own other ad would be hit exactly.
    const doubled = homes.flatMap((one) => [one, { ...one, id: one.id + 5000, price: one.price * 3 }])
    const alone = [...testEach(doubled)].filter((one): one is Tested => !('reason' in one))
    for (const { home: one, error } of alone.slice(0, 20))
      expect(Math.abs(error), String(one.id)).toBeGreaterThan(0)
  })

  it('gives the error, and a band that holds eight in ten', () => {
    const { n, told: figures } = figuresOf(tested, coveredOf(tested))
    expect(n).toBe(tested.length)
    expect(figures.median).toBeLessThan(0.05)
    expect(Math.abs(figures.bias ?? 1)).toBeLessThan(0.02)
    expect(figures.coverage).toBeGreaterThan(0.7)
    expect(figures.coverage).toBeLessThan(0.9)
    expect(bandOf(tested)).toBeGreaterThan(0)
  })

  it('tells no figures of fewer than ten homes', () => {
    const { n, told: figures } = figuresOf(tested.slice(0, 9), () => true)
    expect(n).toBe(9)
    expect(Object.values(figures)).toEqual([null, null, null, null, null])
  })
})
