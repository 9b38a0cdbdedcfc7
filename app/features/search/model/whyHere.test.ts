import { describe, expect, it } from 'vitest'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { flat } from '#stories/app/sample/cards.ts'
import { reasonsFor } from './whyHere.ts'

const card = (id: number, merit: number, more: Partial<ListingCard> = {}): ListingCard => ({
  ...flat,
  id,
  photoCount: 10,
  ranking: { merit, stated: 8 },
  ...more,
})
const total = (reasons: ReturnType<typeof reasonsFor>, id: number) => Math.round(reasons.get(id)?.total ?? -1)

describe('the explanation of a listing’s position', () => {
  it('has the points of the index', () => {
    const { points } = reasonsFor([card(1, 0.76)], 'mostRelevant').get(1) ?? {}
    expect(points?.stated).toBeCloseTo(36)
    expect(points?.pictures).toBeCloseTo(20)
    expect(points?.fresh).toBeCloseTo(20)
    expect(points?.paid).toBe(0)
  })

  it('counts a paid place in one order and not in the other', () => {
    const paid = [card(1, 0.76, { tier: 'star' })]
    expect(total(reasonsFor(paid, 'mostRelevant'), 1)).toBe(82)
    expect(total(reasonsFor(paid, 'mostRelevantUnpaid'), 1)).toBe(76)
  })

  it('names listings that were moved so that no advertiser has two in a row', () => {
    const page = [card(1, 0.8), card(3, 0.7), card(2, 0.79), card(4, 0.6)]
    const reasons = reasonsFor(page, 'mostRelevant')
    expect([1, 3, 2, 4].map((id) => reasons.get(id)?.spread)).toEqual([0, 1, -1, 0])
  })

  it('is missing in other orders, and where the points do not add up', () => {
    expect(reasonsFor([card(1, 0.76)], 'cheaper').size).toBe(0)
    expect(reasonsFor([card(1, 0.1)], 'mostRelevant').size).toBe(0)
  })
})
