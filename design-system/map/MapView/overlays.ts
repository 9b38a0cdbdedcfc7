/** Overlays of a map: areas and dots, drawn by the map itself. */
import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl'
import type { MapPosition } from './geometry.ts'
import type { MapColors } from './mapColors.ts'

/**
 * `approximate`: a home is somewhere inside. `searched` and `excluded`: limits of a search. `drawing`:
 * unfinished. `place`: the outline of a place, drawn only.
 */
export type MapAreaKind = 'approximate' | 'searched' | 'excluded' | 'drawing' | 'place'

export interface MapArea {
  readonly kind: MapAreaKind
  /** Corners of a closed line; of an open one while it is drawn. */
  readonly corners: readonly MapPosition[]
}

/** A home without room for its words. */
export interface MapDot {
  readonly id: string
  readonly position: MapPosition
  /** It is saved: a ring around the disc. */
  readonly isSaved: boolean
  /** It was looked at before. */
  readonly isSeen: boolean
  /** Its place is approximate: a ring instead of a disc. */
  readonly isApproximate: boolean
}

export const dotLayer = 'dots'

const sources = { areas: 'areas', dots: 'dots' } as const

const coordinate = ([latitude, longitude]: MapPosition): [number, number] => [longitude, latitude]

function areaFeature({ kind, corners }: MapArea): GeoJSON.Feature {
  const line = corners.map(coordinate)
  const [first] = line
  const isOpen = kind === 'drawing' && corners.length < 3
  return {
    type: 'Feature',
    properties: { kind },
    geometry:
      isOpen || first === undefined
        ? { type: 'LineString', coordinates: line }
        : { type: 'Polygon', coordinates: [[...line, first]] },
  }
}

const dotFeature = ({ id, position, isSaved, isSeen, isApproximate }: MapDot): GeoJSON.Feature => ({
  type: 'Feature',
  properties: { id, isSaved, isSeen, isApproximate },
  geometry: { type: 'Point', coordinates: coordinate(position) },
})

const collection = (features: GeoJSON.Feature[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features,
})

const geojson = (features: GeoJSON.Feature[]): SourceSpecification => ({
  type: 'geojson',
  data: collection(features),
})

export const overlaySources = (
  areas: readonly MapArea[],
  dots: readonly MapDot[],
): Record<string, SourceSpecification> => ({
  [sources.areas]: geojson(areas.filter(({ corners }) => corners.length > 1).map(areaFeature)),
  [sources.dots]: geojson(dots.map(dotFeature)),
})

const kind = (...kinds: MapAreaKind[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]]

/** No two kinds differ in colour alone: their lines are whole, dashed or dotted, and what is left out is hatched by its line. */
export function overlayLayers(colors: MapColors): LayerSpecification[] {
  return [
    {
      id: 'areaFill',
      type: 'fill',
      source: sources.areas,
      filter: kind('approximate', 'searched', 'drawing'),
      paint: {
        'fill-color': colors.area,
        'fill-opacity': ['match', ['get', 'kind'], 'approximate', 0.05, 0.1],
      },
    },
    {
      id: 'excludedFill',
      type: 'fill',
      source: sources.areas,
      filter: kind('excluded'),
      paint: { 'fill-color': colors.excluded, 'fill-opacity': 0.22 },
    },
    {
      id: 'placeLine',
      type: 'line',
      source: sources.areas,
      filter: kind('place'),
      paint: { 'line-color': colors.line, 'line-width': 1.5, 'line-dasharray': [6, 3], 'line-opacity': 0.8 },
    },
    {
      id: 'areaLine',
      type: 'line',
      source: sources.areas,
      filter: kind('searched'),
      paint: { 'line-color': colors.area, 'line-width': 2.5 },
    },
    {
      id: 'approximateLine',
      type: 'line',
      source: sources.areas,
      filter: kind('approximate'),
      paint: { 'line-color': colors.area, 'line-width': 1, 'line-opacity': 0.6, 'line-dasharray': [3, 3] },
    },
    {
      id: 'drawingLine',
      type: 'line',
      source: sources.areas,
      filter: kind('drawing'),
      paint: { 'line-color': colors.area, 'line-width': 2.5, 'line-dasharray': [3, 1.5] },
    },
    {
      id: 'excludedLine',
      type: 'line',
      source: sources.areas,
      filter: kind('excluded'),
      paint: { 'line-color': colors.excluded, 'line-width': 2.5, 'line-dasharray': [1, 1] },
    },
    {
      id: 'savedRings',
      type: 'circle',
      source: sources.dots,
      filter: ['get', 'isSaved'],
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 8, 7, 15, 10],
        'circle-color': colors.markEdge,
        'circle-stroke-color': colors.mark,
        'circle-stroke-width': 2,
      },
    },
    {
      id: dotLayer,
      type: 'circle',
      source: sources.dots,
      paint: {
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 8, 3.5, 15, 6],
        'circle-color': ['case', ['get', 'isApproximate'], colors.markEdge, dotColor(colors)],
        'circle-stroke-color': ['case', ['get', 'isApproximate'], dotColor(colors), colors.markEdge],
        'circle-stroke-width': ['case', ['get', 'isApproximate'], 2.5, 1.5],
      },
    },
  ]
}

const dotColor = (colors: MapColors): ExpressionSpecification => [
  'case',
  ['get', 'isSeen'],
  colors.seen,
  colors.mark,
]
