import { crosses, type Edges, extentOf } from './edge.ts'

/** Rounding may put what lies on a border just across, millionths of a degree. */
const HAIR = 1

/**
 * The edges of a polygon that pass a strip of latitude, from west to east: of those that go all the way through, a
 * ray to the east crosses each that begins beyond its point, so that only those round the point are looked at.
 */
export class Slab {
  private readonly edges: Edges
  /** Edges that go through, by the west of their stretch here. */
  private readonly through: readonly number[]
  private readonly wests: Float64Array
  /** How far east any of those up to here reaches. */
  private readonly reached: Float64Array
  /** Edges that end in the strip: every one is asked. */
  private readonly ending: readonly number[]

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
    this.ending = passing.filter((at) => !goesThrough(at))
  }

  /** Whether a ray to the east from a position in the strip crosses an odd number of edges. */
  isInside(latitude: number, longitude: number): boolean {
    const { edges, through, reached, ending } = this
    const beyond = this.firstBeyond(longitude)
    let crossed = through.length - beyond
    for (let at = beyond - 1; at >= 0 && (reached[at] as number) >= longitude; at--)
      if (crosses(edges, through[at] as number, latitude, longitude)) crossed++
    for (const at of ending) if (crosses(edges, at, latitude, longitude)) crossed++
    return crossed % 2 === 1
  }

  private firstBeyond(longitude: number): number {
    let [low, high] = [0, this.wests.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.wests[middle] as number) > longitude) high = middle
      else low = middle + 1
    }
    return low
  }
}
