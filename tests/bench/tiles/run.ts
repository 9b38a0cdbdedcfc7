import { type Percentiles, percentilesOf, round } from '../percentiles.ts'
import { greece } from '#domain/geography/greece.ts'
import { coastlineText, readCoastline } from '#server/content/geography/coast/coastline.ts'
import { tileDrawer } from '#server/content/tiles/drawTile.ts'
import type { TileAddress } from '#server/content/tiles/tileAddress.ts'
import { tileStore } from '#server/content/tiles/TileStore.ts'

export interface TilesReport {
  /** Bytes of the coast as it lies on the disk, and milliseconds to read it. */
  readonly data: { readonly bytes: number; readonly ms: number }
  /** Milliseconds of the first tile, which makes the index, and what stays in memory after it, MB. */
  readonly first: { readonly ms: number; readonly megabytes: number }
  /** Milliseconds and bytes (gzipped) of each tile around Greece, by zoom. */
  readonly zooms: readonly {
    readonly z: number
    readonly tiles: number
    readonly ms: Percentiles
    readonly bytes: Percentiles
  }[]
  /** Milliseconds of tiles that are kept. */
  readonly again: Percentiles
  /** What all of the above left in memory, MB. */
  readonly megabytes: number
}

const columns = { west: 19.3, east: 29.7, north: 41.8, south: 34.8 }
/** Tiles a zoom that are drawn at most, evenly over Greece. */
const most = 400

const columnAt = (longitude: number, z: number) => Math.floor(((longitude + 180) / 360) * 2 ** z)
const rowAt = (latitude: number, z: number) =>
  Math.floor(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z)

function tilesOf(z: number): readonly TileAddress[] {
  const all: TileAddress[] = []
  for (let x = columnAt(columns.west, z); x <= columnAt(columns.east, z); x++)
    for (let y = rowAt(columns.north, z); y <= rowAt(columns.south, z); y++)
      all.push({ language: 'el', z, x, y })
  const step = Math.ceil(all.length / most)
  return all.filter((_, at) => at % step === 0)
}

const megabytes = () => {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Draws the basemap's tiles in this process, as the server does. Run with `--expose-gc`, memory is exact. */
export async function benchTiles(): Promise<TilesReport> {
  // As the server does at its start; what follows is the map's own.
  greece().place('country', 300)
  const before = megabytes()
  const text = coastlineText()
  const data = { bytes: Buffer.byteLength(text), ms: round(await timed(() => readCoastline(text))) }
  const store = tileStore(tileDrawer())
  const ms = round(await timed(() => store({ language: 'el', z: 7, x: 72, y: 49 })))
  const first = { ms, megabytes: round(megabytes() - before) }
  const zooms = []
  for (const z of [5, 7, 9, 10, 12, 14]) zooms.push(await benchZoom(z, store))
  const again = []
  for (const tile of tilesOf(9)) again.push(await timed(() => store(tile)))
  return { data, first, zooms, again: percentilesOf(again), megabytes: round(megabytes() - before) }
}

async function benchZoom(z: number, store: ReturnType<typeof tileStore>) {
  const times: number[] = []
  const bytes: number[] = []
  for (const tile of tilesOf(z)) {
    times.push(await timed(async () => bytes.push((await store(tile)).length)))
  }
  return { z, tiles: times.length, ms: percentilesOf(times), bytes: percentilesOf(bytes) }
}

/** The report for people. */
export function printTilesReport({ data, first, zooms, again, megabytes: all }: TilesReport): string {
  const line = ({ p50, p95, p99 }: Percentiles, digits: number) =>
    [p50, p95, p99].map((value) => value.toFixed(digits).padStart(8)).join('')
  return [
    `coast      ${data.bytes} bytes, read in ${data.ms.toFixed(1)} ms`,
    `first tile ${first.ms.toFixed(1)} ms with its index, ${first.megabytes.toFixed(1)} MB`,
    'zoom tiles  ms p50     p95     p99  bytes p50 p95     p99',
    ...zooms.map(
      ({ z, tiles, ms, bytes }) =>
        `${String(z).padStart(4)} ${String(tiles).padStart(5)}${line(ms, 2)}   ${line(bytes, 0)}`,
    ),
    `kept       ${line(again, 3)} ms`,
    `in all     ${all.toFixed(1)} MB`,
  ].join('\n')
}
