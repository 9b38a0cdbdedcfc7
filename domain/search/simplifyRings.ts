/**
 * Simplifies rings and keeps their shape (Visvalingam and Whyatt): the corner with the smallest triangle of
 * itself and its neighbours is removed first, in any ring. A corner stays while another one is in its
 * triangle, so that rings without crossings get none.
 */
import type { Polygon, Position } from './areas.ts'

/** How much larger the triangles are that go with each pass. */
const GROWTH = 1.3

/** Fewer corners are no area. */
const FEWEST = 3

/** Which corners block a removal: all of them, those of its own ring, none. The last two end what the first cannot. */
const strictness = ['all', 'own', 'none'] as const

/**
 * Takes corners away until those left cost no more than a budget. Returns one ring for each that was given, of some of
 * its corners in their order; rings of three corners stay, also where they cost more.
 */
export function simplifyRings(
  rings: readonly Polygon[],
  costOf: (corner: Position) => number,
  budget: number,
): readonly Polygon[] {
  const chain = new Chain(rings)
  const costs = rings.flat().map(costOf)
  let left = budget - costs.reduce((sum, cost) => sum + cost, 0)
  let corners = [...costs.keys()]
  const largest = Math.max(...rings.map(boxArea))
  for (const held of strictness) {
    for (let size = chain.smallest(); left < 0; size *= GROWTH) {
      const stay = corners.filter((at) => {
        if (left >= 0 || !chain.canGo(at, size, held)) return true
        chain.remove(at)
        left += costs[at] as number
        return false
      })
      if (stay.length === corners.length && size > largest) break
      corners = stay
    }
  }
  return chain.rings()
}

/** Square degrees. */
function boxArea(ring: Polygon): number {
  const [south, north] = spanOf(ring, 0)
  const [west, east] = spanOf(ring, 1)
  return (north - south) * (east - west)
}

/** The corners of all rings, each with those beside it that are left. */
class Chain {
  readonly corners: readonly Position[]
  private readonly ringOf: Int32Array
  private readonly before: Int32Array
  private readonly after: Int32Array
  /** Corners left of each ring. */
  private readonly counts: number[]
  private readonly isGone: Uint8Array
  /** Of each corner's triangle, square degrees. */
  private readonly areas: Float64Array
  private readonly grid: Grid

  constructor(rings: readonly Polygon[]) {
    this.corners = rings.flat()
    const { length } = this.corners
    this.ringOf = new Int32Array(length)
    this.before = new Int32Array(length)
    this.after = new Int32Array(length)
    this.isGone = new Uint8Array(length)
    this.counts = rings.map((ring) => ring.length)
    this.grid = new Grid(this.corners)
    let first = 0
    for (const [ring, { length: count }] of rings.entries()) {
      for (let at = 0; at < count; at++) {
        this.ringOf[first + at] = ring
        this.before[first + at] = first + ((at + count - 1) % count)
        this.after[first + at] = first + ((at + 1) % count)
      }
      first += count
    }
    this.areas = Float64Array.from(this.corners, (_, at) => this.areaAt(at))
  }

  /** The smallest triangle that is one, square degrees. */
  smallest(): number {
    let least = Infinity
    for (let at = 0; at < this.corners.length; at++) {
      const area = this.isGone[at] ? 0 : (this.areas[at] as number)
      if (area > 0 && area < least) least = area
    }
    return least === Infinity ? 1 : least
  }

  canGo(at: number, size: number, held: (typeof strictness)[number]): boolean {
    if ((this.counts[this.ringOf[at] as number] as number) <= FEWEST) return false
    return (this.areas[at] as number) <= size && (held === 'none' || !this.holdsOther(at, held === 'own'))
  }

  remove(at: number): void {
    const before = this.before[at] as number
    const after = this.after[at] as number
    this.after[before] = after
    this.before[after] = before
    this.isGone[at] = 1
    this.counts[this.ringOf[at] as number]!--
    this.grid.remove(at)
    this.areas[before] = this.areaAt(before)
    this.areas[after] = this.areaAt(after)
  }

  rings(): readonly Polygon[] {
    const rings: Position[][] = this.counts.map(() => [])
    for (const [at, corner] of this.corners.entries())
      if (!this.isGone[at]) rings[this.ringOf[at] as number]!.push(corner)
    return rings
  }

  private triangle(at: number): readonly [Position, Position, Position] {
    const cornerAt = (one: number | undefined) => this.corners[one as number] as Position
    return [cornerAt(this.before[at]), cornerAt(at), cornerAt(this.after[at])]
  }

  private areaAt(at: number): number {
    return Math.abs(turn(...this.triangle(at))) / 2
  }

  /** Whether another corner is in a corner's triangle, its edges included. A neighbour's position may occur twice. */
  private holdsOther(at: number, isOwnOnly: boolean): boolean {
    const triangle = this.triangle(at)
    const [from, , to] = triangle
    const own = [at, this.before[at], this.after[at]]
    return this.grid.some(triangle, (other) => {
      if (own.includes(other) || (isOwnOnly && this.ringOf[other] !== this.ringOf[at])) return false
      const place = this.corners[other] as Position
      return !isSame(place, from) && !isSame(place, to) && isInTriangle(place, triangle)
    })
  }
}

const isSame = (one: Position, other: Position): boolean => one[0] === other[0] && one[1] === other[1]

/** Above zero where three positions turn left, by twice the area of their triangle. */
const turn = ([ay, ax]: Position, [by, bx]: Position, [cy, cx]: Position): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

function isInTriangle(place: Position, [a, b, c]: readonly [Position, Position, Position]): boolean {
  const turns = [turn(a, b, place), turn(b, c, place), turn(c, a, place)]
  return turns.every((one) => one >= 0) || turns.every((one) => one <= 0)
}

/** Corners by position, so that a small triangle is tested against few. */
class Grid {
  private readonly cells: Set<number>[]
  private readonly cellOf: Int32Array
  private readonly columns: number
  private readonly south: number
  private readonly west: number
  private readonly height: number
  private readonly width: number

  constructor(corners: readonly Position[]) {
    this.columns = Math.max(1, Math.min(256, Math.ceil(Math.sqrt(corners.length / 2))))
    const [south, north] = spanOf(corners, 0)
    const [west, east] = spanOf(corners, 1)
    this.south = south
    this.west = west
    this.height = (north - south) / this.columns || 1
    this.width = (east - west) / this.columns || 1
    this.cells = Array.from({ length: this.columns ** 2 }, () => new Set())
    this.cellOf = Int32Array.from(
      corners,
      (corner) => this.rowOf(corner[0]) * this.columns + this.columnOf(corner[1]),
    )
    for (const [at, cell] of this.cellOf.entries()) this.cells[cell]!.add(at)
  }

  remove(at: number): void {
    this.cells[this.cellOf[at] as number]!.delete(at)
  }

  /** Whether something holds for a corner in the cells that a triangle touches. */
  some(triangle: readonly Position[], holds: (at: number) => boolean): boolean {
    const [south, north] = spanOf(triangle, 0)
    const [west, east] = spanOf(triangle, 1)
    for (let row = this.rowOf(south); row <= this.rowOf(north); row++)
      for (let column = this.columnOf(west); column <= this.columnOf(east); column++)
        for (const at of this.cells[row * this.columns + column]!) if (holds(at)) return true
    return false
  }

  private rowOf(latitude: number): number {
    return Math.min(this.columns - 1, Math.floor((latitude - this.south) / this.height))
  }

  private columnOf(longitude: number): number {
    return Math.min(this.columns - 1, Math.floor((longitude - this.west) / this.width))
  }
}

/** The least and the largest of the corners' latitudes (0) or longitudes (1). */
function spanOf(corners: readonly Position[], axis: 0 | 1): readonly [least: number, most: number] {
  let least = Infinity
  let most = -Infinity
  for (const corner of corners) {
    least = Math.min(least, corner[axis])
    most = Math.max(most, corner[axis])
  }
  return [least, most]
}
