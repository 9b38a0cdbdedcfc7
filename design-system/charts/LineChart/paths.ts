export interface Place {
  x: number
  y: number
}

/** `step` holds a value until the next, `linear` goes straight to it. */
export type Curve = 'step' | 'linear'

/** Path of a line through places. A single one is closed, so that its caps can be seen. */
export function linePath(places: readonly Place[], curve: Curve): string {
  return places.length === 0 ? '' : `M${through(places, curve)}${places.length === 1 ? 'Z' : ''}`
}

/** Path of the surface between two lines over the same places. */
export function surfacePath(top: readonly Place[], floor: readonly Place[], curve: Curve): string {
  if (top.length === 0) return ''
  return `M${through(top, curve)}L${written(corners(floor, curve).toReversed())}Z`
}

const through = (places: readonly Place[], curve: Curve) => written(corners(places, curve))

/** The places, and before each the corner that a step makes. */
function corners(places: readonly Place[], curve: Curve): readonly Place[] {
  if (curve === 'linear') return places
  return places.flatMap((place, at) => {
    const before = places[at - 1]
    return before ? [{ x: place.x, y: before.y }, place] : [place]
  })
}

const written = (places: readonly Place[]) => places.map(({ x, y }) => `${short(x)},${short(y)}`).join('L')

/** A thousandth of a percent is less than any screen shows. */
const short = (percent: number) => Math.round(percent * 1000) / 1000
