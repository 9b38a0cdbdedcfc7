/** Drawn areas as numbers in one array: as objects those of 100,000 searches would take four times the memory. */
import type { Circle, Polygon } from '#domain/search/areas.ts'
import type { Area, Shape } from '../areas/Area.ts'
import { circlesArea } from '../areas/circles.ts'
import { EDGE, type Edges } from '../areas/edge.ts'
import { insideFew } from '../areas/edges.ts'
import { polygonsArea } from '../areas/polygons.ts'
import { DEGREE } from '../store/columnTable.ts'

/** A criterion on where a home lies that few searches share. */
export type DrawnArea =
  | { readonly kind: 'inside' | 'outside'; readonly polygons: readonly Polygon[] }
  | { readonly kind: 'circle'; readonly circle: Circle }

/** The area that limits a search; undefined for one that is left out, which has no bounds. */
export const boundsOfDrawn = (drawn: DrawnArea): Area | undefined =>
  drawn.kind === 'circle'
    ? circlesArea([drawn.circle])
    : drawn.kind === 'inside'
      ? polygonsArea(drawn.polygons)
      : undefined

const kinds = ['inside', 'outside', 'circle'] as const

export class AreaPool {
  private numbers = new Float64Array(1024)
  private length = 0
  private edges = new Float64Array(64 * EDGE)

  /** Stores an area and returns its offset. */
  add(drawn: DrawnArea): number {
    const offset = this.length
    const written = [kinds.indexOf(drawn.kind), ...numbersOf(drawn)]
    if (offset + written.length > this.numbers.length)
      this.numbers = grown(this.numbers, offset + written.length)
    this.numbers.set(written, offset)
    this.length += written.length
    return offset
  }

  /** Whether a position lies where the area allows it; one that is not stated lies outside every area. */
  contains(offset: number, latitude: number, longitude: number): boolean {
    const kind = kinds[this.numbers[offset] as number] as (typeof kinds)[number]
    if (kind === 'circle') return this.circleAt(offset + 1).contains(latitude, longitude)
    return insideFew(this.edgesAt(offset + 1))(latitude, longitude) === (kind === 'inside')
  }

  private circleAt(at: number): Shape {
    const [latitude = 0, longitude = 0, radius = 0] = this.numbers.subarray(at, at + 3)
    return circlesArea([{ centre: [latitude, longitude], radius }])
  }

  /** The edges of polygons, in scratch memory. */
  private edgesAt(at: number): Edges {
    const { numbers } = this
    const polygons = numbers[at++] as number
    let end = 0
    for (let polygon = 0; polygon < polygons; polygon++) {
      const corners = numbers[at++] as number
      if ((end + corners) * EDGE > this.edges.length) this.edges = grown(this.edges, (end + corners) * EDGE)
      const { edges } = this
      let from = at + 2 * (corners - 1)
      for (let corner = 0; corner < corners; corner++, at += 2, end++) {
        const edge = end * EDGE
        edges[edge] = (numbers[from] as number) * DEGREE
        edges[edge + 1] = (numbers[from + 1] as number) * DEGREE
        edges[edge + 2] = (numbers[at] as number) * DEGREE
        edges[edge + 3] = (numbers[at + 1] as number) * DEGREE
        edges[edge + 4] = 1 << polygon
        from = at
      }
    }
    return this.edges.subarray(0, end * EDGE)
  }
}

function grown(numbers: Float64Array, least: number): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(Math.max(least, Math.ceil(numbers.length * 1.5)))
  larger.set(numbers)
  return larger
}

const numbersOf = (drawn: DrawnArea): readonly number[] =>
  drawn.kind === 'circle'
    ? [...drawn.circle.centre, drawn.circle.radius]
    : [drawn.polygons.length, ...drawn.polygons.flatMap((corners) => [corners.length, ...corners.flat()])]
