import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapColors } from '../mapColors.ts'
import { basemap, typeface, wordsOn } from './basemap.ts'

const name: ExpressionSpecification = ['get', 'name']

/** From this zoom on a harbour has its sign at the quay, whatever else has that name. */
const NEAR = 13

/** The portal's own tiles: coast, borders, metro, ports and names. Layers from the bottom up. */
export function estiaLayers(colors: MapColors): LayerSpecification[] {
  return [
    {
      id: 'land',
      type: 'fill',
      ...basemap,
      'source-layer': 'land',
      paint: { 'fill-color': colors.land },
    },
    {
      id: 'coast',
      type: 'line',
      ...basemap,
      'source-layer': 'land',
      paint: { 'line-color': colors.waterLabel, 'line-width': 0.6, 'line-opacity': 0.6 },
    },
    {
      id: 'border',
      type: 'line',
      ...basemap,
      'source-layer': 'border',
      paint: { 'line-color': colors.border, 'line-width': 1, 'line-dasharray': [4, 2, 1, 2] },
    },
    {
      id: 'metroLine',
      type: 'line',
      ...basemap,
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
      ...basemap,
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
      ...basemap,
      minzoom: 13,
      'source-layer': 'metroStation',
      layout: {
        'text-field': name,
        'text-font': typeface,
        'text-size': 12,
        'text-anchor': 'top',
        'text-offset': [0, 0.6],
      },
      paint: wordsOn(colors, colors.label),
    },
    {
      id: 'port',
      type: 'symbol',
      ...basemap,
      minzoom: 8,
      maxzoom: NEAR,
      'source-layer': 'port',
      layout: {
        'text-field': ['concat', '⚓ ', name],
        'text-font': typeface,
        'text-size': 12,
        'text-anchor': 'top',
      },
      paint: wordsOn(colors, colors.waterLabel),
    },
    {
      id: 'place',
      type: 'symbol',
      ...basemap,
      'source-layer': 'place',
      layout: {
        'text-field': name,
        'text-font': typeface,
        'text-size': ['interpolate', ['linear'], ['get', 'rank'], 5, 17, 40, 12],
        'symbol-sort-key': ['get', 'rank'],
        'text-padding': 6,
        'text-max-width': 8,
      },
      paint: wordsOn(colors, colors.label),
    },
    // Above the names, which give way to it: a harbour is close to its town's name.
    {
      id: 'portName',
      type: 'symbol',
      ...basemap,
      minzoom: NEAR,
      'source-layer': 'port',
      layout: {
        'text-field': name,
        'text-font': typeface,
        'text-size': 12,
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 1,
        'text-justify': 'auto',
      },
      paint: wordsOn(colors, colors.waterLabel),
    },
    {
      id: 'portSign',
      type: 'symbol',
      ...basemap,
      minzoom: NEAR,
      'source-layer': 'port',
      layout: {
        'text-field': '⚓',
        'text-font': typeface,
        'text-size': 18,
        'text-allow-overlap': true,
      },
      paint: wordsOn(colors, colors.waterLabel),
    },
  ]
}
