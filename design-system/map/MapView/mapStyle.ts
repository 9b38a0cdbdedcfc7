/** What a map shows below its marks, as MapLibre takes it: sources, and layers as data, in the theme's colours. */
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { estiaLayers } from './basemaps/estiaLayers.ts'
import { basemapSource } from './basemaps/basemap.ts'
import { openMapTilesLayers } from './basemaps/openMapTilesLayers.ts'
import type { MapColors } from './mapColors.ts'
import { type MapArea, type MapDot, overlayLayers, overlaySources } from './overlays.ts'

/** Which layers tiles have. `estia`: `land`, `border`, `place`, `metroLine`, `metroStation`, `port`, in one language. */
export type BasemapSchema = 'estia' | 'openMapTiles'

/** The source of the basemap. */
export interface MapBasemap {
  /** Address of a TileJSON of vector tiles, or `pmtiles://` and that of an archive. */
  readonly tiles: string
  readonly schema: BasemapSchema
  /** Of the names, where tiles have several: `el`. */
  readonly language: string
}

/** Colours of what is below all layers, and layers from the bottom up. */
const schemas: Readonly<
  Record<
    BasemapSchema,
    {
      readonly below: keyof MapColors
      readonly layers: (colors: MapColors, language: string) => LayerSpecification[]
    }
  >
> = {
  estia: { below: 'water', layers: estiaLayers },
  openMapTiles: { below: 'land', layers: openMapTilesLayers },
}

/** What a map shows below its marks. */
export interface MapContent {
  readonly basemap: MapBasemap | undefined
  readonly areas: readonly MapArea[]
  readonly dots: readonly MapDot[]
}

/** A style without a basemap has a plain background: its marks are in their places. */
export function mapStyle(colors: MapColors, { basemap, areas, dots }: MapContent): StyleSpecification {
  const background: LayerSpecification = {
    id: 'background',
    type: 'background',
    paint: { 'background-color': colors[basemap ? schemas[basemap.schema].below : 'land'] },
  }
  return {
    version: 8,
    sources: {
      ...(basemap && { [basemapSource]: { type: 'vector', url: basemap.tiles } }),
      ...overlaySources(areas, dots),
    },
    layers: [
      background,
      ...(basemap ? schemas[basemap.schema].layers(colors, basemap.language) : []),
      ...overlayLayers(colors),
    ],
  }
}
