import { describe, expect, it } from 'vitest'
import { coefficients, costNames, rules } from './coefficients.ts'
import { stateOn } from './dated.ts'
import { estimateCosts } from './estimateCosts.ts'

const flat = { contract: 'sale', category: 'residential', advertiser: 'agency', price: 200_000 } as const
const day = '2026-11-27'
const named = (home: Parameters<typeof estimateCosts>[0], on = day) =>
  Object.fromEntries(
    (estimateCosts(home, on)?.costs ?? []).map(({ coefficient, ...cost }) => [coefficient.name, cost]),
  )

describe('a sale', () => {
  it('costs tax, deed, registration, and fees with value added tax', () => {
    expect(named(flat)).toEqual({
      transferTax: { low: 6180, high: 6180 },
      notary: { low: 1984, high: 2976 },
      landRegistry: { low: 950, high: 1400 },
      lawyer: { low: 1240, high: 2480 },
      agent: { low: 4960, high: 4960 },
    })
  })

  it('adds optional costs only to the maximum', () => {
    expect(estimateCosts(flat, day)?.once).toEqual({ low: 14_074, high: 17_996 })
  })

  it('has no agent where its owner offers it', () => {
    expect(named({ ...flat, advertiser: 'private' })).not.toHaveProperty('agent')
  })

  it('of a field or a shop has no caps, which are for homes', () => {
    for (const category of ['land', 'shops'] as const)
      expect(estimateCosts({ ...flat, category }, day)?.loans).toEqual([])
  })

  it('can be financed up to the caps; the rest and the costs are cash', () => {
    expect(estimateCosts(flat, day)?.loans.map(({ most, own }) => [most, own.low, own.high])).toEqual([
      [180_000, 34_074, 37_996],
      [160_000, 54_074, 57_996],
    ])
  })
})

describe('a rental', () => {
  const rent = { ...flat, contract: 'rent', price: 800 } as const

  it('starts with a month, a deposit and the agent, and has no loan', () => {
    expect(named(rent)).toEqual({
      firstMonth: { low: 800, high: 800 },
      deposit: { low: 800, high: 1600 },
      agentOfRental: { low: 496, high: 992 },
    })
    expect(estimateCosts(rent, day)).toMatchObject({ once: { low: 2096, high: 3392 }, loans: [] })
  })

  it('of a shop bears a duty each month, which is in no sum of what is paid once', () => {
    const shop = estimateCosts({ ...rent, category: 'shops', advertiser: 'private', price: 1000 }, day)
    expect(shop?.costs.at(-1)).toMatchObject({ low: 36, high: 36, coefficient: { isMonthly: true } })
    expect(shop?.once).toEqual({ low: 2000, high: 3000 })
  })
})

it('returns nothing for auctions', () => {
  expect(estimateCosts({ ...flat, contract: 'auction' }, day)).toBeUndefined()
})

it('has every coefficient, from less to more', () => {
  expect([...new Set(coefficients.map(({ name }) => name))].toSorted()).toEqual(costNames.toSorted())
  for (const { low, high } of coefficients) expect(low).toBeLessThanOrEqual(high)
})

describe('a new build', () => {
  const newBuild = { ...flat, category: 'newConstructions' } as const

  it.each(['2026-01-01', '2026-12-31'])(
    'pays the transfer tax on %s, while the tax on value added is suspended',
    (on) => {
      expect(named(newBuild, on)).toMatchObject({ transferTax: { low: 6180 } })
      expect(named(newBuild, on)).not.toHaveProperty('newBuildVat')
    },
  )

  it.each(['2027-01-01', '2030-06-15'])('pays value added tax instead on %s', (on) => {
    expect(named(newBuild, on)).toMatchObject({ newBuildVat: { low: 48_000, high: 48_000 } })
    expect(named(newBuild, on)).not.toHaveProperty('transferTax')
  })

  it('changes nothing for older homes', () => {
    expect(named(flat, '2027-01-01')).toEqual(named(flat))
  })
})

it.each([
  ['newBuildVatSuspended', 'inForce', 'ended'],
  ['gainsTaxSuspended', 'inForce', 'ended'],
  ['newBuildVat', 'toCome', 'inForce'],
  ['enfiaHalved', 'inForce', 'ended'],
  ['enfiaFree', 'toCome', 'inForce'],
  ['loanCaps', 'inForce', 'inForce'],
])('%s is %s to the end of 2026 and %s afterwards', (name, before, after) => {
  const rule = rules.find((one) => one.name === name) ?? {}
  expect([stateOn(rule, '2026-12-31'), stateOn(rule, '2027-01-01')]).toEqual([before, after])
})
