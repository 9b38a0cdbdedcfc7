import { describe, expect, it } from 'vitest'
import { areaInside, sumBesideNet } from './planAreas.ts'

describe('areas beside the net area', () => {
  const rooms = [
    { room: 'living', area: 30 },
    { room: 'bedroom', area: 14.6 },
    { room: 'balcony', area: 40 },
  ]
  it('leave out what is outside, and are unknown where one is not stated', () => {
    expect(areaInside(rooms)).toBe(44.6)
    expect(areaInside([...rooms, { room: 'garage', area: 15 }, { room: 'stairs', area: 4 }])).toBe(48.6)
    expect(areaInside([...rooms, { room: 'wc', area: null }])).toBeNull()
    expect([areaInside([]), areaInside([{ room: 'garage', area: 15 }])]).toEqual([null, null])
  })
  it.each([
    [44.6, undefined],
    [49.5, undefined],
    [49.6, 44.6],
    [40.6, undefined],
    [40, 44.6],
    [null, undefined],
  ])('are told where they differ by more than a tenth: %s', (net, sum) => {
    expect(sumBesideNet(rooms, net)).toBe(sum)
  })
  it('are too large, and never too small, while some are not stated', () => {
    const more = [...rooms, { room: 'wc', area: null }]
    expect([sumBesideNet(more, 90), sumBesideNet(more, 40), sumBesideNet([], 90)]).toEqual([
      undefined,
      44.6,
      undefined,
    ])
    expect(sumBesideNet([{ room: 'garage', area: 15 }], 90)).toBeUndefined()
  })
})
