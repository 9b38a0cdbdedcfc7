import { type Map as MapLibre, VectorTileSource } from 'maplibre-gl'
import { basemapSource } from './basemap.ts'

/** Delay before a retry of failed tiles, milliseconds. */
const PAUSE = 10_000

interface TileName {
  readonly z: number
  readonly x: number
  readonly y: number
}

/**
 * Reports whether a map has its basemap: not while everything requested since the last movement failed.
 * Failures are retried after a pause, and as soon as the device is online. Returns the function that ends it.
 */
export function watchBasemap(map: MapLibre, onChange: (hasBasemap: boolean) => void): () => void {
  const failed: TileName[] = []
  let hasBasemap = true
  let isSourceMissing = false
  let hasTile = false
  let waiting: ReturnType<typeof setTimeout> | undefined

  const tell = (now: boolean) => {
    if (now === hasBasemap) return
    hasBasemap = now
    onChange(now)
  }
  const again = () => {
    clearTimeout(waiting)
    waiting = undefined
    const tiles = failed.splice(0)
    const source = map.getSource(basemapSource)
    if (!(source instanceof VectorTileSource)) return
    if (isSourceMissing) source.setUrl(source.url)
    else if (tiles.length > 0) map.refreshTiles(basemapSource, tiles)
    isSourceMissing = false
  }

  const subscriptions = [
    map.on('movestart', () => {
      hasTile = false
    }),
    map.on('sourcedata', ({ sourceId, coord }) => {
      if (sourceId !== basemapSource || !coord) return
      hasTile = true
      tell(true)
    }),
    map.on('error', (event) => {
      if (!('sourceId' in event) || event.sourceId !== basemapSource) return
      const tile = tileIn(event)
      if (tile) failed.push(tile)
      else isSourceMissing = true
      if (!tile || !hasTile) tell(false)
      waiting ??= setTimeout(again, PAUSE)
    }),
  ]
  addEventListener('online', again)
  return () => {
    clearTimeout(waiting)
    removeEventListener('online', again)
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

/** The tile that an error is about; undefined where the whole source failed. */
function tileIn(event: object): TileName | undefined {
  const tile: unknown = 'tile' in event ? event.tile : undefined
  return hasTileId(tile) ? tile.tileID.canonical : undefined
}

const hasTileId = (tile: unknown): tile is { tileID: { canonical: TileName } } =>
  typeof tile === 'object' && tile !== null && 'tileID' in tile
