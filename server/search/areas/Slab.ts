import { bitOf, crosses, type Edges, extentOf } from './edge.ts'

/** Rounding may put what lies on a border just across, millionths of a degree. */
const HAIR = 1

/**
 * The edges of polygons that pass a strip of latitude, from west to east: of those that go all the way through, a ray to
 * the east crosses each that begins beyond its point, so that only those round the point are looked at.
 */
export class Slab {
  private readonly edges: Edges
  /** Edges that go through, by the west of their stretch here. */
  private readonly through: readonly number[]
  private readonly wests: Float64Array
  /** How far east any of those up to here reaches. */
  private readonly reached: Float64Array
  /** The polygons that an odd number of edges from here on belong to: a bit each. */
  private readonly beyond: Int32Array
  /** Edges that end in the strip: every one is asked. */
  private readonly ending: readonly number[]
  /** What was looked for last lay before this: docs come from west to east. */
  private near = 0

  constructor(edges: Edges, passing: readonly number[], south: number, north: number) {
    const [bottom, top] = [south - HAIR, north + HAIR]
    const goesThrough = (at: number) =>
      Math.min(edges[at] as number, edges[at + 2] as number) < bottom &&
      Math.max(edges[at] as number, edges[at + 2] as number) > top
    const sorted = passing
      .filter(goesThrough)
      .map((at) => ({ at, extent: extentOf(edges, at, bottom, top) }))
      .sort((one, other) => one.extent[0] - other.extent[0])
    this.edges = edges
    this.through = sorted.map(({ at }) => at)
    this.wests = Float64Array.from(sorted, ({ extent }) => extent[0] - HAIR)
    this.reached = Float64Array.from(sorted, ({ extent }) => extent[1] + HAIR)
    for (let at = 1; at < sorted.length; at++)
      this.reached[at] = Math.max(this.reached[at] as number, this.reached[at - 1] as number)
    this.beyond = new Int32Array(sorted.length + 1)
    for (let at = sorted.length - 1; at >= 0; at--)
      this.beyond[at] = (this.beyond[at + 1] as number) ^ bitOf(edges, this.through[at] as number)
    this.ending = passing.filter((at) => !goesThrough(at))
  }

  /** Whether a ray to the east from a position in the strip crosses an odd number of edges of any polygon. */
  isInside(latitude: number, longitude: number): boolean {
    const { edges, through, reached, ending } = this
    const beyond = this.firstBeyond(longitude)
    let odd = this.beyond[beyond] as number
    for (let at = beyond - 1; at >= 0 && (reached[at] as number) >= longitude; at--) {
      const edge = through[at] as number
      if (crosses(edges, edge, latitude, longitude)) odd ^= bitOf(edges, edge)
    }
    for (let at = 0; at < ending.length; at++) {
      const edge = ending[at] as number
      if (crosses(edges, edge, latitude, longitude)) odd ^= bitOf(edges, edge)
    }
    return odd !== 0
  }

  /** The first edge whose stretch begins east of a longitude: in doubling steps from the one before, or from the west. */
  private firstBeyond(longitude: number): number {
    const { wests, near } = this
    let low = near > 0 && (wests[near - 1] as number) > longitude ? 0 : near
    let high = wests.length
    for (let step = 0; low + step < high; step = step * 2 + 1)
      if ((wests[low + step] as number) > longitude) high = low + step
      else low += step + 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((wests[middle] as number) > longitude) high = middle
      else low = middle + 1
    }
    this.near = low
    return low
  }
}
