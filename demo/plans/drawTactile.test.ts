import { expect, it } from 'vitest'
import { planScheme } from '#domain/listing/plan/scheme/planScheme.ts'
import { brailleNumber } from '#server/content/media/plans/braille.ts'
import { drawTactile } from './drawTactile.ts'
import { roomTable, roomWalk } from './layout.ts'

const dots = (svg: string): number => (svg.match(/<circle/g) ?? []).length

it('writes numbers in braille, after the sign for numbers', () => {
  // Four dots of the sign; one for 1, three for 0.
  expect(dots(brailleNumber(1, 0, 0))).toBe(5)
  expect(dots(brailleNumber(10, 0, 0))).toBe(8)
})

it('numbers every room, and marks the entrance with three dots', () => {
  const facts = { area: 95, bedrooms: 3, bathrooms: 2, seed: 3 }
  const numbers = roomTable(facts).map((_, index) => dots(brailleNumber(index + 1, 0, 0)))
  expect(dots(drawTactile(facts))).toBe(numbers.reduce((sum, one) => sum + one, 3))
  expect(drawTactile(facts)).not.toContain('<text')
})

it('has rooms that a scheme shows for nearly all homes, were they written by advertisers', () => {
  const homes = [1, 2, 3, 4].flatMap((bedrooms) =>
    [0, 10, 20, 30, 40].map((more) => ({
      area: 40 + bedrooms * 20 + more,
      bedrooms,
      bathrooms: 1 + (more % 20) / 10,
    })),
  )
  const isDrawn = homes.filter((home) => {
    const facts = { ...home, seed: home.area }
    const ways = new Map(roomWalk(facts).map((step) => [step.room, step]))
    const rooms = roomTable(facts).map(({ room, area }, at) => {
      const { from = 'door', side = 'ahead' } = ways.get(at) ?? {}
      return { room, area, from: from ?? 'door', side } as const
    })
    return planScheme(rooms) !== undefined
  })
  expect(isDrawn.length / homes.length).toBeGreaterThan(0.75)
})
