import { madeOnce } from '#domain/madeOnce.ts'
import type { Drawable } from './Area.ts'
import { INSIDE, OUTSIDE, type Squares } from './paper.ts'

/**
 * Everything that a shape does not hold, what shows no position included: it is not known to lie inside. A panel's counts
 * are dozens of searches outside the same shape.
 */
export const outsideOf = madeOnce(
  ({ contains, rise, drawOn }: Drawable): Drawable => ({
    contains: (latitude, longitude) => !contains(latitude, longitude),
    rise,
    drawOn: (paper) => turned(drawOn(paper)),
  }),
)

/** Of what a shape was drawn on: outside and inside change places. */
function turned(squares: Squares): Squares {
  for (let at = 0; at < squares.length; at++) {
    const state = squares[at] as number
    if (state === OUTSIDE) squares[at] = INSIDE
    else if (state === INSIDE) squares[at] = OUTSIDE
  }
  return squares
}
