/** Drawn areas as numbers in one array: as objects those of 100,000 searches would take four times the memory. */
import type { Circle, Polygon, Position } from '#domain/search/areas.ts'
import type { Area, Shape } from '../areas/Area.ts'
import { circlesArea } from '../areas/circles.ts'
import { complementOf } from '../areas/complementOf.ts'
import { polygonsArea } from '../areas/polygons.ts'

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

/** As a list tests it. */
function shapeOf(drawn: DrawnArea): Shape {
  if (drawn.kind === 'circle') return circlesArea([drawn.circle])
  const area = polygonsArea(drawn.polygons)
  return drawn.kind === 'outside' ? complementOf(area) : area
}

const kinds = ['inside', 'outside', 'circle'] as const

export class AreaPool {
  private numbers = new Float64Array(1024)
  private length = 0

  /** Stores an area and returns its offset. */
  add(drawn: DrawnArea): number {
    const offset = this.length
    const written = [kinds.indexOf(drawn.kind), ...numbersOf(drawn)]
    if (offset + written.length > this.numbers.length) this.grow(offset + written.length)
    this.numbers.set(written, offset)
    this.length += written.length
    return offset
  }

  contains(offset: number, latitude: number, longitude: number): boolean {
    return shapeOf(this.at(offset)).contains(latitude, longitude)
  }

  private at(offset: number): DrawnArea {
    const { numbers } = this
    const kind = kinds[numbers[offset] as number] as (typeof kinds)[number]
    let at = offset + 1
    const next = () => numbers[at++] as number
    const position = (): Position => [next(), next()]
    if (kind === 'circle') return { kind, circle: { centre: position(), radius: next() } }
    const polygons = Array.from({ length: next() }, () => Array.from({ length: next() }, position))
    return { kind, polygons }
  }

  private grow(least: number): void {
    const larger = new Float64Array(Math.max(least, Math.ceil(this.numbers.length * 1.5)))
    larger.set(this.numbers)
    this.numbers = larger
  }
}

const numbersOf = (drawn: DrawnArea): readonly number[] =>
  drawn.kind === 'circle'
    ? [...drawn.circle.centre, drawn.circle.radius]
    : [drawn.polygons.length, ...drawn.polygons.flatMap((corners) => [corners.length, ...corners.flat()])]
