import { expect, it } from 'vitest'
import { brailleNumber, drawTactile } from './drawTactile.ts'
import { roomTable } from './layout.ts'

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
