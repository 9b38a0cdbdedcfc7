import { expect, it } from 'vitest'
import { areaPath, linePath } from './paths.ts'

const rising = [
  { x: 0, y: 90 },
  { x: 50, y: 40 },
  { x: 100, y: 10 },
]
const floor = rising.map(({ x }) => ({ x, y: 100 }))

it('goes straight from spot to spot', () => {
  expect(linePath(rising, 'linear')).toBe('M0,90L50,40L100,10')
})

it('holds a value until the next', () => {
  expect(linePath(rising, 'step')).toBe('M0,90H50V40H100V10')
})

it('closes a surface by the way back, each step where it was on the way there', () => {
  expect(areaPath(rising, floor, 'linear')).toBe('M0,90L50,40L100,10L100,100L50,100L0,100Z')
  expect(areaPath(floor, rising, 'step')).toBe('M0,100H50V100H100V100L100,10V40H50V90H0Z')
})

it('draws nothing of nothing', () => {
  expect([linePath([], 'step'), areaPath([], [], 'linear')]).toEqual(['', ''])
})
