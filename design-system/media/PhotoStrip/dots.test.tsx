import { expect, it } from 'vitest'
import { dotsOf } from './dots.ts'

const drawn = (total: number, index: number) =>
  dotsOf(total, index)
    .map(({ look }) => ({ current: 'O', other: 'o', small: '.' })[look])
    .join('')

it.each([
  [2, 0, 'Oo'],
  [5, 4, 'ooooO'],
  [30, 0, 'Oooo.'],
  [30, 2, 'ooOo.'],
  [30, 14, '.oOo.'],
  [30, 29, '.oooO'],
])('draws the place among %i photographs, at %i, in five dots at most', (total, index, expected) => {
  expect(drawn(total, index)).toBe(expected)
})
