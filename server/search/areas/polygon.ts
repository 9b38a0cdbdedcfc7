import type { Polygon, Position } from '#domain/search/areas.ts'
import { DEGREE } from '../columnTable.ts'
import type { GridBox } from '../grid.ts'
import type { Area } from './Area.ts'

/** Strips of latitude that edges are sorted into: a point looks only at the edges of its own. */
const SLABS = 256

/** Cells on a side of the raster that tells what lies wholly inside and wholly outside. */
const SIDE = 64

/** Positions asked about before the raster pays for itself. */
const WORTH_A_RASTER = 1000

const OUTSIDE = 0
const INSIDE = 1
const EDGE = 2

/** Four numbers an edge: latitude and longitude of both ends, millionths of a degree. */
type Edges = Float64Array

/** Inside a polygon by the even-odd rule, as drawn on a flat map. Its corners may cross. */
export function polygonArea(corners: Polygon): Area {
  const edges = edgesOf(corners)
  const box = boxOf(corners)
  const inSlab = slabTest(edges, box)
  let raster: ReturnType<typeof makeRaster> | undefined
  let asked = 0
  return {
    boxes: [box],
    contains: (latitude, longitude) => {
      if (latitude < box.south || latitude > box.north || longitude < box.west || longitude > box.east)
        return false
      if (asked++ < WORTH_A_RASTER) return inSlab(latitude, longitude)
      raster ??= makeRaster(edges, box, inSlab)
      const state = raster(latitude, longitude)
      return state === EDGE ? inSlab(latitude, longitude) : state === INSIDE
    },
  }
}

function edgesOf(corners: Polygon): Edges {
  const edges = new Float64Array(corners.length * 4)
  corners.forEach((corner, at) => {
    const next = corners[(at + 1) % corners.length] as Position
    edges.set(
      [...corner, ...next].map((degrees) => degrees * DEGREE),
      at * 4,
    )
  })
  return edges
}

function boxOf(corners: Polygon): GridBox {
  const latitudes = corners.map(([latitude]) => latitude * DEGREE)
  const longitudes = corners.map(([, longitude]) => longitude * DEGREE)
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  }
}

/** Whether a ray to the east crosses the edge at `at`. */
function crosses(edges: Edges, at: number, latitude: number, longitude: number): boolean {
  const y1 = edges[at] as number
  const x1 = edges[at + 1] as number
  const y2 = edges[at + 2] as number
  const x2 = edges[at + 3] as number
  return y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1
}

function slabTest(edges: Edges, { south, north }: GridBox) {
  const height = (north - south) / SLABS || 1
  const slabOf = (latitude: number) =>
    Math.max(0, Math.min(SLABS - 1, Math.floor((latitude - south) / height)))
  const slabs = Array.from({ length: SLABS }, (): number[] => [])
  for (let at = 0; at < edges.length; at += 4) {
    const [a, b] = [slabOf(edges[at] as number), slabOf(edges[at + 2] as number)]
    for (let slab = Math.min(a, b); slab <= Math.max(a, b); slab++) slabs[slab]?.push(at)
  }
  return (latitude: number, longitude: number): boolean => {
    let inside = false
    for (const at of slabs[slabOf(latitude)] as number[])
      if (crosses(edges, at, latitude, longitude)) inside = !inside
    return inside
  }
}

/** The state of a position's cell: wholly inside, wholly outside, or with an edge through it. */
function makeRaster(
  edges: Edges,
  box: GridBox,
  inSlab: (latitude: number, longitude: number) => boolean,
): (latitude: number, longitude: number) => number {
  const { south, west } = box
  const height = (box.north - south) / SIDE || 1
  const width = (box.east - west) / SIDE || 1
  const clamp = (cell: number) => Math.max(0, Math.min(SIDE - 1, cell))
  const rowAt = (latitude: number) => clamp(Math.floor((latitude - south) / height))
  const columnAt = (longitude: number) => clamp(Math.floor((longitude - west) / width))
  const states = new Uint8Array(SIDE * SIDE)
  markEdges(edges, { south, height, rowAt, columnAt }, states)
  for (let cell = 0; cell < states.length; cell++) {
    if (states[cell] === EDGE) continue
    const latitude = south + (Math.floor(cell / SIDE) + 0.5) * height
    const longitude = west + ((cell % SIDE) + 0.5) * width
    states[cell] = inSlab(latitude, longitude) ? INSIDE : OUTSIDE
  }
  return (latitude, longitude) => states[rowAt(latitude) * SIDE + columnAt(longitude)] as number
}

interface RasterScale {
  readonly south: number
  readonly height: number
  readonly rowAt: (latitude: number) => number
  readonly columnAt: (longitude: number) => number
}

/** Marks every cell that an edge passes, and its neighbours in the row: rounding may put a point just across. */
function markEdges(edges: Edges, { south, height, rowAt, columnAt }: RasterScale, states: Uint8Array): void {
  for (let at = 0; at < edges.length; at += 4) {
    const [y1 = 0, x1 = 0, y2 = 0, x2 = 0] = edges.subarray(at, at + 4)
    const [low, high] = [Math.min(y1, y2), Math.max(y1, y2)]
    const along = (latitude: number) => (y1 === y2 ? x1 : x1 + ((x2 - x1) * (latitude - y1)) / (y2 - y1))
    for (let row = Math.max(0, rowAt(low) - 1); row <= Math.min(SIDE - 1, rowAt(high) + 1); row++) {
      const bottom = Math.max(low, Math.min(high, south + row * height))
      const top = Math.max(low, Math.min(high, south + (row + 1) * height))
      const ends = y1 === y2 ? [x1, x2] : [along(bottom), along(top)]
      const first = Math.max(0, columnAt(Math.min(...ends)) - 1)
      const last = Math.min(SIDE - 1, columnAt(Math.max(...ends)) + 1)
      states.fill(EDGE, row * SIDE + first, row * SIDE + last + 1)
    }
  }
}
