import type { Language } from '#domain/locale.ts'
import { wholeBox } from '#server/content/geography/coast/coastline.ts'
import { layerFields, zooms } from './layers.ts'
import { tilePath } from './tileAddress.ts'

/** Shown on every map, as the licence of the coast requires. */
export const attribution = '© OpenStreetMap contributors, ODbL · Natural Earth'

/**
 * What a client loads, in TileJSON 3.0. Addresses of tiles begin with a slash: a page that is reached under another name
 * than the configured one (localhost) may load only what comes from where it came from itself.
 */
export const tileJson = (version: string, language: Language) => ({
  tilejson: '3.0.0',
  name: 'Estia',
  version: '1.0.0',
  scheme: 'xyz',
  tiles: [tilePath(version, language)],
  bounds: wholeBox,
  minzoom: zooms.min,
  maxzoom: zooms.max,
  attribution,
  vector_layers: Object.entries(layerFields).map(([id, fields]) => ({ id, fields })),
})
