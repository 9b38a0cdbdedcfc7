/**
 * Clusters: the matches in a viewport by the cells of a zoom level. A map of half a million listings shows hundreds
 * of marks. Cells are fixed to the earth, so clusters stay where they are while the map is moved.
 */
import type { Box } from '#domain/search/areas.ts'
import { wholeBox } from '../areas/box.ts'
import type { RasterGrid } from '../areas/raster.ts'
import { type Columns, NOT_STATED } from '../store/Columns.ts'
import { DEGREE, LARGEST } from '../store/columnTable.ts'

/** The listings of a cell. */
export interface Cluster {
  readonly count: number
  /** Their mean position, degrees. */
  readonly latitude: number
  readonly longitude: number
  /** The lowest and highest price, EUR; absent if none states a price. */
  readonly minPrice?: number
  readonly maxPrice?: number
}

/** A cluster, and the id of its first listing by doc. */
export interface Cell extends Cluster {
  readonly sample: number
}

/** A cell is a quarter of a tile of 256 pixels wide. */
const CELLS_A_TILE = 4

/**
 * The height of a cell by its width, so that it is square on the screen in the middle of Greece: the cosine of
 * 38.7°.
 */
const HEIGHT = 0.78

/** A viewport with more cells than this is shown in the cells of a lower zoom. */
const MOST_CELLS = 4096

/** The cells of a viewport. */
export function clusterGrid(box: Box, zoom: number): RasterGrid {
  const bounds = wholeBox(box)
  for (let level = zoom; ; level--) {
    const width = Math.max(1, Math.floor((360 * DEGREE) / 2 ** level / CELLS_A_TILE))
    const height = Math.max(1, Math.floor(width * HEIGHT))
    const cellsBetween = (first: number, last: number, side: number) =>
      Math.floor(last / side) - Math.floor(first / side) + 1
    const rows = Math.max(0, cellsBetween(bounds.south, bounds.north, height))
    const columns = Math.max(0, cellsBetween(bounds.west, bounds.east, width))
    if (rows * columns > MOST_CELLS) continue
    const south = Math.floor(bounds.south / height) * height
    const west = Math.floor(bounds.west / width) * width
    return { height, width, south, west, rows, columns }
  }
}

/** Adds docs of several segments to one grid. All docs must lie in the viewport of the grid. */
export class ClusterCounter {
  private readonly grid: RasterGrid
  private readonly counts: Int32Array
  private readonly latitudes: Float64Array
  private readonly longitudes: Float64Array
  private readonly minPrices: Int32Array
  private readonly maxPrices: Int32Array
  private readonly samples: Int32Array

  constructor(grid: RasterGrid) {
    const cells = grid.rows * grid.columns
    this.grid = grid
    this.counts = new Int32Array(cells)
    this.latitudes = new Float64Array(cells)
    this.longitudes = new Float64Array(cells)
    this.minPrices = new Int32Array(cells).fill(LARGEST)
    this.maxPrices = new Int32Array(cells).fill(NOT_STATED)
    this.samples = new Int32Array(cells)
  }

  /**
   * Docs are numbered by position, so that most lie in the cell of the doc before: the sums of a cell are written
   * when a doc leaves it. The prices go on from those of the cell: starting again would make most of the first docs
   * a new minimum or maximum, which branch prediction cannot foresee.
   */
  add({ id, latitude, longitude, price }: Columns, docs: Int32Array): void {
    const { south, west, columns } = this.grid
    const [height, width] = [this.grid.height >>> 0, this.grid.width >>> 0]
    const { length } = docs
    let at = 0
    while (at < length) {
      const first = docs[at] as number
      const row = Math.floor(((latitude[first] as number) - south) / height)
      const column = Math.floor(((longitude[first] as number) - west) / width)
      const cell = row * columns + column
      // The `| 0` keeps them 32-bit integers: otherwise each doc costs a conversion.
      const bottom = (south + row * height) | 0
      const left = (west + column * width) | 0
      const begin = at
      let north = 0
      let east = 0
      let minPrice = this.minPrices[cell] as number
      let maxPrice = this.maxPrices[cell] as number
      for (; at < length; at++) {
        const doc = docs[at] as number
        // The offset from the cell's corner; positions south or west of it wrap round to large numbers.
        const up = ((latitude[doc] as number) - bottom) >>> 0
        const across = ((longitude[doc] as number) - left) >>> 0
        if (up >= height || across >= width) break
        north += up
        east += across
        const value = price[doc] as number
        if (value > maxPrice) maxPrice = value
        if (value < minPrice && value !== NOT_STATED) minPrice = value
      }
      const count = at - begin
      if (this.counts[cell] === 0) this.samples[cell] = id[first] as number
      this.counts[cell] = (this.counts[cell] as number) + count
      this.latitudes[cell] = (this.latitudes[cell] as number) + north + count * bottom
      this.longitudes[cell] = (this.longitudes[cell] as number) + east + count * left
      this.minPrices[cell] = minPrice
      this.maxPrices[cell] = maxPrice
    }
  }

  /** The non-empty cells, row by row from the south, each row from the west. */
  clusters(): readonly Cluster[] {
    return this.filled().map((cell) => this.clusterAt(cell))
  }

  /** The same, each with one of its listings. */
  cells(): readonly Cell[] {
    return this.filled().map((cell) => ({ ...this.clusterAt(cell), sample: this.samples[cell] as number }))
  }

  private filled(): readonly number[] {
    const filled: number[] = []
    for (let cell = 0; cell < this.counts.length; cell++) if (this.counts[cell] !== 0) filled.push(cell)
    return filled
  }

  private clusterAt(cell: number): Cluster {
    const count = this.counts[cell] as number
    const maxPrice = this.maxPrices[cell] as number
    return {
      count,
      latitude: (this.latitudes[cell] as number) / count / DEGREE,
      longitude: (this.longitudes[cell] as number) / count / DEGREE,
      ...(maxPrice !== NOT_STATED && { minPrice: this.minPrices[cell] as number, maxPrice }),
    }
  }
}
