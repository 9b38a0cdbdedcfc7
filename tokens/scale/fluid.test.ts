import { expect, test } from 'vitest'
import { fluid } from './fluid.ts'

test('a fluid length has its least on a phone, its most on a wide screen, and a straight line between', () => {
  const css = fluid({ least: '2rem', most: '3.5rem' })
  const [, least, start, slope, most] = /^clamp\((.+)rem, (.+)rem \+ (.+)vw, (.+)rem\)$/.exec(css) ?? []
  const at = (px: number) => Number(start) + (Number(slope) * px) / 16 / 100
  expect([Number(least), Number(most)]).toEqual([2, 3.5])
  expect(at(360)).toBeCloseTo(2, 3)
  expect(at(780)).toBeCloseTo(2.75, 3)
  expect(at(1200)).toBeCloseTo(3.5, 3)
})
