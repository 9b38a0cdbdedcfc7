/** How the ground of a map is drawn: layers as data, in the theme's colours. */
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapColors } from './mapColors.ts'
import { type MapArea, type MapDot, overlayLayers, overlaySources } from './overlays.ts'

/** Where the ground comes from. */
export interface MapGround {
  /** Address of a TileJSON of vector tiles with the layers `land`, `border`, `place`, `metroLine`, `metroStation`, `port`. */
  readonly tiles: string
}

/** The page's own typeface: what draws the letters is the browser. */
const typeface = ['Commissioner Variable', 'sans-serif']

/** The source whose failure leaves an even ground. */
export const groundSource = 'ground'
const ground = { source: groundSource, minzoom: 0 } as const

const name: ExpressionSpecification = ['get', 'name']

const halo = ({ land }: MapColors) => ({ 'text-halo-color': land, 'text-halo-width': 1.4 })

/** Layers from the bottom up. */
function groundLayers(colors: MapColors): LayerSpecification[] {
  return [
    {
      id: 'land',
      type: 'fill',
      ...ground,
      'source-layer': 'land',
      paint: { 'fill-color': colors.land },
    },
    {
      id: 'coast',
      type: 'line',
      ...ground,
      'source-layer': 'land',
      paint: { 'line-color': colors.waterLabel, 'line-width': 0.6, 'line-opacity': 0.6 },
    },
    {
      id: 'green',
      type: 'fill',
      ...ground,
      'source-layer': 'green',
      paint: { 'fill-color': colors.green },
    },
    {
      id: 'road',
      type: 'line',
      ...ground,
      'source-layer': 'road',
      paint: {
        'line-color': colors.road,
        'line-width': ['interpolate', ['linear'], ['zoom'], 8, 0.6, 16, 5],
      },
    },
    {
      id: 'border',
      type: 'line',
      ...ground,
      'source-layer': 'border',
      paint: { 'line-color': colors.border, 'line-width': 1, 'line-dasharray': [4, 2, 1, 2] },
    },
    {
      id: 'metroLine',
      type: 'line',
      ...ground,
      minzoom: 9,
      'source-layer': 'metroLine',
      paint: {
        'line-color': colors.line,
        'line-width': ['interpolate', ['linear'], ['zoom'], 9, 1, 15, 3],
        'line-opacity': 0.7,
      },
    },
    {
      id: 'metroStation',
      type: 'circle',
      ...ground,
      minzoom: 12,
      'source-layer': 'metroStation',
      paint: {
        'circle-radius': 4,
        'circle-color': colors.land,
        'circle-stroke-color': colors.line,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'metroStationName',
      type: 'symbol',
      ...ground,
      minzoom: 13,
      'source-layer': 'metroStation',
      layout: {
        'text-field': name,
        'text-font': typeface,
        'text-size': 12,
        'text-anchor': 'top',
        'text-offset': [0, 0.6],
      },
      paint: { 'text-color': colors.label, ...halo(colors) },
    },
    {
      id: 'port',
      type: 'symbol',
      ...ground,
      minzoom: 8,
      'source-layer': 'port',
      layout: {
        'text-field': ['concat', '⚓ ', name],
        'text-font': typeface,
        'text-size': 12,
        'text-anchor': 'top',
      },
      paint: { 'text-color': colors.waterLabel, ...halo(colors) },
    },
    {
      id: 'place',
      type: 'symbol',
      ...ground,
      'source-layer': 'place',
      layout: {
        'text-field': name,
        'text-font': typeface,
        'text-size': ['interpolate', ['linear'], ['get', 'rank'], 5, 17, 40, 12],
        'symbol-sort-key': ['get', 'rank'],
        'text-padding': 6,
        'text-max-width': 8,
      },
      paint: { 'text-color': colors.label, ...halo(colors) },
    },
  ]
}

/** What a map shows below its marks. */
export interface MapContent {
  readonly ground: MapGround | undefined
  readonly areas: readonly MapArea[]
  readonly dots: readonly MapDot[]
}

/** A style without a ground is an even one: what stands on it is where it should be. */
export function mapStyle(colors: MapColors, { ground, areas, dots }: MapContent): StyleSpecification {
  const background: LayerSpecification = {
    id: 'background',
    type: 'background',
    paint: { 'background-color': ground ? colors.water : colors.land },
  }
  return {
    version: 8,
    sources: {
      ...(ground && { [groundSource]: { type: 'vector', url: ground.tiles } }),
      ...overlaySources(areas, dots),
    },
    layers: [background, ...(ground ? groundLayers(colors) : []), ...overlayLayers(colors)],
  }
}
