/** `step` holds a value until the next, `linear` goes straight to it. */
export type Curve = 'step' | 'linear'

/** In percent of a box. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A path of SVG through spots in order of their x; empty without any. */
export function linePath(spots: readonly Spot[], curve: Curve): string {
  const [first, ...rest] = spots
  if (first === undefined) return ''
  return `M${first.x},${first.y}${rest.map((spot) => segment(spot, curve)).join('')}`
}

/** The surface between two lines over the same x; empty without any. */
export function areaPath(top: readonly Spot[], bottom: readonly Spot[], curve: Curve): string {
  const last = bottom.at(-1)
  if (last === undefined) return ''
  const back = bottom.slice(0, -1).toReversed()
  return `${linePath(top, curve)}L${last.x},${last.y}${back.map((spot) => segmentBack(spot, curve)).join('')}Z`
}

const segment = ({ x, y }: Spot, curve: Curve) => (curve === 'step' ? `H${x}V${y}` : `L${x},${y}`)

/** Right to left a step first takes the value that it had held. */
const segmentBack = ({ x, y }: Spot, curve: Curve) => (curve === 'step' ? `V${y}H${x}` : `L${x},${y}`)
