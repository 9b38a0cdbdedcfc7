import { expect, it } from 'vitest'
import { planScheme } from '#domain/listing/plan/scheme/planScheme.ts'
import { brailleNumber } from './braille.ts'
import { drawScheme } from './drawTactile.ts'
import { frameHeight, frameWidth } from './svg.ts'

const dots = (svg: string): number => (svg.match(/<circle/g) ?? []).length

const scheme = planScheme([
  { room: 'hall', area: 9, from: 'door', side: 'ahead' },
  { room: 'kitchen', area: 12, from: 0, side: 'left' },
  { room: 'balcony', area: 6, from: null, side: 'ahead' },
  { room: 'bedroom', area: 14, from: 0, side: 'behind' },
])

it('numbers the rooms of the walk as the list does, with doors as gaps and three dots for the entrance', () => {
  const svg = scheme ? drawScheme(scheme) : ''
  expect(dots(svg)).toBe(3 + [1, 2, 4].reduce((sum, n) => sum + dots(brailleNumber(n, 0, 0)), 0))
  expect(svg.match(/<line/g)).toHaveLength(3)
  expect(svg.match(/<rect/g)).toHaveLength(4)
})

it('keeps all of it on the sheet', () => {
  const svg = scheme ? drawScheme(scheme) : ''
  for (const [, x, y, r] of svg.matchAll(/cx="(-?[\d.]+)" cy="(-?[\d.]+)" r="([\d.]+)"/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThan(Number(r))
    expect(Number(x) + Number(r)).toBeLessThan(frameWidth)
    expect(Number(y) + Number(r)).toBeLessThan(frameHeight)
  }
})
