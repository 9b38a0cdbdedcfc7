import { bitOf, crosses, type Edges, extentOf } from './edge.ts'

/** About as many columns as there are edges side by side. */
const COLUMNS = 256

/** Rounding may move a point on a border across it by this much, millionths of a degree. */
const HAIR = 1

/** An edge that crosses the whole strip, and the range of longitudes it covers there. */
interface Reaching {
  readonly at: number
  readonly west: number
  readonly east: number
}

function goesThrough(edges: Edges, at: number, bottom: number, top: number): boolean {
  const [one, other] = [edges[at] as number, edges[at + 2] as number]
  return one < other ? one < bottom && other > top : other < bottom && one > top
}

function reaching(edges: Edges, at: number, bottom: number, top: number): Reaching {
  const [west, east] = extentOf(edges, at, bottom, top)
  return { at, west, east }
}

/**
 * The edges of polygons in a strip of latitude, sorted from west to east. A ray to the east crosses every edge that
 * spans the strip and begins beyond the point, so only the edges around the point are tested.
 */
export class Slab {
  private readonly edges: Edges
  /** Edges that span the strip, by their western end in it. */
  private readonly through: readonly number[]
  private readonly wests: Float64Array
  /** The largest longitude of all edges up to this one. */
  private readonly reached: Float64Array
  /** A bit for each polygon with an odd number of edges from here on. */
  private readonly beyond: Int32Array
  /** Edges that end inside the strip: all of them are tested. */
  private readonly ending: readonly number[]
  /** Columns of a strip, with the number of edges that begin west of each: a lookup starts there. */
  private readonly west: number
  private readonly perColumn: number
  private readonly before: Uint16Array

  constructor(edges: Edges, passing: readonly number[], south: number, north: number) {
    const [bottom, top] = [south - HAIR, north + HAIR]
    const [through, ending]: [Reaching[], number[]] = [[], []]
    for (const at of passing)
      if (goesThrough(edges, at, bottom, top)) through.push(reaching(edges, at, bottom, top))
      else ending.push(at)
    through.sort((one, other) => one.west - other.west)
    this.edges = edges
    this.ending = ending
    this.through = through.map(({ at }) => at)
    this.wests = Float64Array.from(through, ({ west }) => west - HAIR)
    this.reached = new Float64Array(through.length)
    this.beyond = new Int32Array(through.length + 1)
    for (let at = 0, east = -Infinity; at < through.length; at++)
      this.reached[at] = east = Math.max(east, (through[at] as Reaching).east + HAIR)
    for (let at = through.length - 1; at >= 0; at--)
      this.beyond[at] = (this.beyond[at + 1] as number) ^ bitOf(edges, this.through[at] as number)
    const [west = 0, east = west] = [this.wests[0], this.wests.at(-1)]
    this.west = west
    this.perColumn = COLUMNS / (east - west || 1)
    this.before = this.edgesBefore()
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

  /** The first edge that begins east of a longitude. */
  private firstBeyond(longitude: number): number {
    const { wests } = this
    let place = this.before[this.columnAt(longitude)] as number
    while (place < wests.length && (wests[place] as number) <= longitude) place++
    return place
  }

  private columnAt(longitude: number): number {
    const column = Math.floor((longitude - this.west) * this.perColumn)
    return column < 0 ? 0 : Math.min(column, COLUMNS - 1)
  }

  /** For each column the number of edges that begin west of it, in one pass over both. */
  private edgesBefore(): Uint16Array {
    const { wests, west, perColumn } = this
    const before = new Uint16Array(COLUMNS)
    for (let column = 0, place = 0; column < COLUMNS; column++) {
      const border = west + column / perColumn - HAIR
      while (place < wests.length && (wests[place] as number) <= border) place++
      before[column] = place
    }
    return before
  }
}
