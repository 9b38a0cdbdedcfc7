import type { Circle } from '#domain/search/areas.ts'
import { DEGREE } from '../store/columnTable.ts'
import type { GridBox } from '../store/grid.ts'
import type { Area, Shape } from './Area.ts'
import {
  columnOn,
  EPSILON,
  INSIDE,
  OUTSIDE,
  type RasterGrid,
  CROSSED,
  rowOn,
  type RasterCells,
} from './raster.ts'

/** Mean radius of the earth, metres. */
const EARTH = 6_371_008.8
const RADIANS = Math.PI / 180
const METRES = (EARTH * RADIANS) / DEGREE

/** The union of some circles, by great-circle distance. */
export function circlesArea(circles: readonly Circle[]): Area {
  const tests = circles.map(circleTest)
  return {
    boxes: circles.map(boxAround),
    rise: circles.reduce((sum, { radius }) => sum + (4 * radius) / METRES, 0),
    contains: (latitude, longitude) => {
      for (const { contains } of tests) if (contains(latitude, longitude)) return true
      return false
    },
    rasterize: (grid) => {
      const cells = new Uint8Array(grid.rows * grid.columns)
      for (const test of tests) rasterizeCircle(test, grid, cells)
      return cells
    },
  }
}

function boxAround({ centre: [latitude, longitude], radius }: Circle): GridBox {
  // Slightly wider than needed, so that a point exactly on the circle is not cut off.
  const reach = (radius * 1.001) / METRES + 1
  const farthest = Math.min(89, Math.abs(latitude) + reach / DEGREE)
  const width = reach / Math.cos(farthest * RADIANS)
  const [y, x] = [latitude * DEGREE, longitude * DEGREE]
  return { south: y - reach, west: x - width, north: y + reach, east: x + width }
}

interface CircleTest extends Shape {
  /** Its southernmost and northernmost latitude. */
  readonly south: number
  readonly north: number
  readonly middle: number
  /** Half the width, between two latitudes, of what is certainly inside; 0 or less where nothing is. */
  readonly inner: (south: number, north: number) => number
  /** Half the width, between two latitudes, of what may be inside. */
  readonly outer: (south: number, north: number) => number
}

/** Relative rounding error of a distance. */
const ROUNDING = 1e-9

/**
 * On a plane with the widest degrees of longitude that the circle reaches no distance is too short, and with the
 * narrowest none is too long. The distance on the sphere is computed only for positions between the two.
 */
function circleTest({ centre, radius }: Circle): CircleTest {
  const [y, x] = [centre[0] * DEGREE, centre[1] * DEGREE]
  const inside = (radius * 0.99) ** 2
  const outside = (radius * 1.01) ** 2
  const reach = (radius * 1.01) / METRES + EPSILON
  const [south, north] = [y - reach, y + reach]
  const [surely, hardly] = [(radius * (1 - ROUNDING)) ** 2, (radius * (1 + ROUNDING)) ** 2]
  const { narrowest, widest } = widthsBetween(south, north)
  const northTo = (latitude: number) => (latitude - y) * METRES
  const widthAt = (latitude: number) => widthOn((latitude + y) / 2)
  const across = (squared: number, latitude: number) =>
    Math.sqrt(Math.max(0, squared - northTo(latitude) ** 2))
  return {
    south,
    north,
    middle: x,
    // A cosine for each position would double the time.
    contains: (latitude, longitude) => {
      const squared = northTo(latitude) ** 2
      const east = longitude - x
      if (squared + (east * widest) ** 2 < surely) return true
      if (squared + (east * narrowest) ** 2 > hardly) return false
      return metresBetween(y, x, latitude, longitude) <= radius
    },
    // The farthest point between two latitudes lies on one of them …
    inner: (south, north) =>
      Math.min(across(inside, south) / widthAt(south), across(inside, north) / widthAt(north)) - EPSILON,
    // … and the nearest at the latitude of the centre, or next to it.
    outer: (south, north) =>
      across(outside, Math.max(south, Math.min(north, y))) / Math.min(widthAt(south), widthAt(north)) +
      EPSILON,
  }
}

/** Metres to a millionth of a degree of longitude. */
const widthOn = (latitude: number) => METRES * Math.cos((latitude / DEGREE) * RADIANS)

/** The narrowest and widest of these between two latitudes. */
function widthsBetween(south: number, north: number) {
  const [one, other] = [widthOn(south), widthOn(north)]
  return { narrowest: Math.min(one, other), widest: south < 0 && north > 0 ? METRES : Math.max(one, other) }
}

/** Marks, row by row, the cells that may be in the circle, and those that certainly are. */
function rasterizeCircle(
  { south, north, middle, inner, outer }: CircleTest,
  grid: RasterGrid,
  cells: RasterCells,
): void {
  const { columns } = grid
  const top = Math.min(grid.rows - 1, rowOn(grid, north))
  for (let row = Math.max(0, rowOn(grid, south)); row <= top; row++) {
    const bottom = grid.south + row * grid.height
    const [within, reach] = [inner(bottom, bottom + grid.height), outer(bottom, bottom + grid.height)]
    const first = Math.max(0, columnOn(grid, middle - reach))
    const last = Math.min(columns - 1, columnOn(grid, middle + reach))
    for (let at = row * columns + first; at <= row * columns + last; at++)
      if (cells[at] === OUTSIDE) cells[at] = CROSSED
    if (within <= 0) continue
    const begin = Math.max(0, columnOn(grid, middle - within) + 1)
    const end = Math.min(columns, columnOn(grid, middle + within))
    if (begin < end) cells.fill(INSIDE, row * columns + begin, row * columns + end)
  }
}

/** The great-circle distance in metres between two positions in millionths of a degree, by the haversine formula. */
export function metresBetween(
  latitude: number,
  longitude: number,
  otherLatitude: number,
  otherLongitude: number,
): number {
  const scale = RADIANS / DEGREE
  const [a, b] = [latitude * scale, otherLatitude * scale]
  const half = Math.sin((b - a) / 2) ** 2
  const across = Math.sin(((otherLongitude - longitude) * scale) / 2) ** 2
  return 2 * EARTH * Math.asin(Math.sqrt(half + Math.cos(a) * Math.cos(b) * across))
}
