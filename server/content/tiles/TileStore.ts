import { LRUCache } from 'lru-cache'
import { Buffer } from 'node:buffer'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type DrawTile, tileDrawer } from './drawTile.ts'
import type { TileAddress } from './tileAddress.ts'

const compress = promisify(gzip)

/** Bytes of cached compressed tiles: enough for all that users look at, since a tile is a few kilobytes. */
const KEPT_BYTES = 16 * 1024 * 1024
/** What an entry weighs beside its bytes; what is empty weighs this much, so that it is bounded too. */
const ENTRY = 200

/** A tile, gzipped; empty where there is nothing to draw. */
export type TileStore = (tile: TileAddress) => Promise<Buffer>

const empty = Buffer.alloc(0)

/** Draws each tile once and caches it compressed, while there is room. Concurrent requests for a tile draw it once. */
export function tileStore(draw: DrawTile = tileDrawer()): TileStore {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length + ENTRY,
    fetchMethod: (_key, _stale, { context }) => drawCompressed(draw, context as TileAddress),
  })
  return async (tile) => {
    const { language, z, x, y } = tile
    return (await kept.fetch(`${language}/${z}/${x}/${y}`, { context: tile })) ?? empty
  }
}

async function drawCompressed(draw: DrawTile, tile: TileAddress): Promise<Buffer> {
  const drawn = await draw(tile)
  return drawn ? compress(drawn) : empty
}
