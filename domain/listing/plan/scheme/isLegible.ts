/** Whether fingers can read a scheme on A4 paper. */
import type { Placed } from './arrange.ts'
import { boundsOf } from './walls.ts'

/** Millimetres of an A4 sheet on its side that a drawing takes at most. */
export const sheet = { width: 267, height: 193 } as const
/** Millimetres of a number in braille: the sign for numbers and one digit, and what each more takes; walls and air around. */
const number = { width: 14, digit: 6, height: 11 } as const

/** Whether every room has room for its number. */
export function isLegible({ rooms }: { readonly rooms: readonly Placed[] }): boolean {
  const { w, h } = boundsOf(rooms.map(({ part }) => part))
  const metre = Math.min(sheet.width / w, sheet.height / h)
  return rooms.every(
    ({ room, part }) =>
      part.w * metre >= number.width + (String(room + 1).length - 1) * number.digit &&
      part.h * metre >= number.height,
  )
}
