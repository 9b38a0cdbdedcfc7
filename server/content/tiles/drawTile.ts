import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt'
import { setImmediate } from 'node:timers/promises'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Language } from '#domain/locale.ts'
import { coastline, type Land } from '#server/content/geography/coast/coastline.ts'
import { type LayerName, zooms } from './layers.ts'
import { metroLines, metroStations, metroZooms } from './metroFeatures.ts'
import { type NamedPoint, placeFeatures } from './placeFeatures.ts'
import { portFeatures } from './portFeatures.ts'
import type { TileAddress } from './tileAddress.ts'

/** Units on a tile's side, and how far what is drawn reaches over its edge. */
const tileOptions = { extent: 4096, buffer: 64, maxZoom: zooms.max, tolerance: 3 }
/** A label is cut by no tile that knows it: places reach farther over the edge than lines. */
const pointOptions = { ...tileOptions, buffer: 256 }

/** Version 2 of the format, which every client reads. */
const encoding = { version: 2, extent: tileOptions.extent }

interface TileIndex {
  readonly layers: Readonly<Record<LayerName, GeoJSONVT>>
  readonly points: readonly NamedPoint[]
}

/** Draws a tile: protocol buffers, uncompressed; undefined where there is nothing to draw. */
export type DrawTile = (tile: TileAddress) => Promise<Uint8Array | undefined>

/**
 * An index is refined where tiles are requested, and keeps every refinement; after so many tiles it is rebuilt. It
 * then takes 60 MB at most, even if every tile is requested.
 */
const DRAWN_AT_MOST = 5_000

/** The first tile builds the index; a rebuild blocks a request no longer than one layer takes. */
export function tileDrawer(): DrawTile {
  let index: Promise<TileIndex> | undefined
  let drawn = 0
  return async (tile) => {
    if (index === undefined || ++drawn > DRAWN_AT_MOST) {
      index = makeIndex()
      drawn = 0
    }
    return draw(await index, tile)
  }
}

/** Layer by layer, with turns for other requests in between: the whole takes 50 to 100 ms. */
async function makeIndex(): Promise<TileIndex> {
  const places = placeFeatures()
  const stations = metroStations()
  const ports = portFeatures()
  const { lands, borders } = await turn(coastline)
  const points = [...places, ...stations, ...ports]
  const layers = {
    land: await turn(() => indexOf(lands.map((land) => feature('Polygon', withLargeLakes(land))))),
    border: await turn(() => indexOf(borders.map((line) => feature('LineString', line)))),
    metroLine: indexOf(metroLines().map((line) => feature('LineString', line.stations, line.properties))),
    place: await turn(() => pointIndex(places, 0)),
    metroStation: await turn(() => pointIndex(stations, places.length)),
    port: pointIndex(ports, places.length + stations.length),
  }
  return { points, layers }
}

/** Lakes narrower than this would be specks, degrees: some two kilometres. */
const SPECK = 0.02

/** Land with the lakes that can be seen as lakes. */
const withLargeLakes = ([shore, ...lakes]: Land): Land => [
  shore,
  ...lakes.filter((lake) => widthOf(lake) > SPECK),
]

function widthOf(ring: Land[number]): number {
  const longitudes = ring.map(([longitude]) => longitude)
  return Math.max(...longitudes) - Math.min(...longitudes)
}

/** Does something once others have had their turn. */
const turn = async <Value>(work: () => Value): Promise<Value> => {
  await setImmediate()
  return work()
}

/** GeoJSON's types require mutable arrays; no code changes them. */
const feature = (
  type: 'Polygon' | 'LineString' | 'Point',
  coordinates: unknown,
  properties: GeoJSON.GeoJsonProperties = {},
) => ({ type: 'Feature', geometry: { type, coordinates }, properties }) as GeoJSON.Feature

const indexOf = (features: GeoJSON.Feature[], options: typeof tileOptions = tileOptions) =>
  new GeoJSONVT({ type: 'FeatureCollection', features }, options)

/** Points know their number among all points only: zooms and names are added when a tile is drawn. */
const pointIndex = (points: readonly NamedPoint[], first: number) =>
  indexOf(
    points.map(({ position }, at) => feature('Point', position, { at: first + at })),
    pointOptions,
  )

function draw({ layers, points }: TileIndex, { language, z, x, y }: TileAddress): Uint8Array | undefined {
  const filled: Partial<Record<LayerName, GeoJSONVTTile>> = {}
  for (const name of Object.keys(layers) as LayerName[]) {
    if (name === 'metroLine' && z < metroZooms.line) continue
    const tile = layers[name].getTile(z, x, y)
    const whole: readonly GeoJSONVTFeature[] = tile?.features ?? []
    const features = whole.flatMap((one) => withTags(one, points, language, z))
    if (tile && features.length > 0) filled[name] = { ...tile, features } as GeoJSONVTTile
  }
  return Object.keys(filled).length === 0 ? undefined : fromGeojsonVt(filled, encoding)
}

function withTags(
  one: GeoJSONVTFeature,
  points: readonly NamedPoint[],
  language: Language,
  z: number,
): readonly GeoJSONVTFeature[] {
  const at: unknown = one.tags?.['at']
  if (typeof at !== 'number') return [one]
  const point = points[at]
  if (!point || z < point.minZoom || z > point.maxZoom) return []
  return [{ ...one, tags: { name: point.name(language), ...point.properties } }]
}
