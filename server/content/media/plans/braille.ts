import { circle } from './svg.ts'

/** On A4 paper the 1600 units of a drawing are 297 mm. */
export const millimetre = 1600 / 297

/** Dots of braille are 1.6 mm wide and 2.5 mm apart, cells 6 mm. */
export const dot = 0.8 * millimetre
export const gap = 2.5 * millimetre
const cell = 6 * millimetre

/** Raised when printed on swell paper. */
export const black = '#000000'

/** Dots of a digit, numbered from the upper left down: 1 2 3, then 4 5 6. */
const digits: readonly (readonly number[])[] = [
  [2, 4, 5],
  [1],
  [1, 2],
  [1, 4],
  [1, 4, 5],
  [1, 5],
  [1, 2, 4],
  [1, 2, 4, 5],
  [1, 2, 5],
  [2, 4],
]
/** Before a number. */
const numberSign: readonly number[] = [3, 4, 5, 6]

const brailleCell = (x: number, y: number, dots: readonly number[]): string =>
  dots.map((one) => circle(x + (one > 3 ? gap : 0), y + ((one - 1) % 3) * gap, dot, black)).join('')

/** A whole number in braille, centred. */
export function brailleNumber(value: number, x: number, y: number): string {
  const cells = [
    numberSign,
    ...String(value)
      .split('')
      .map((digit) => digits[Number(digit)] ?? []),
  ]
  const left = x - ((cells.length - 1) * cell + gap) / 2
  return cells.map((dots, at) => brailleCell(left + at * cell, y - gap, dots)).join('')
}
