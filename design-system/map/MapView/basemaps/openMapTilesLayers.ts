import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapColors } from '../mapColors.ts'
import { basemap, typeface, wordsOn } from './basemap.ts'

/** Widths of streets by their class, pixels at zoom 8 and at zoom 17, the narrowest first. */
const streets = {
  path: [0, 2],
  service: [0, 4],
  minor: [0, 9],
  tertiary: [0.3, 11],
  secondary: [0.6, 13],
  primary: [0.8, 15],
  trunk: [1, 17],
  motorway: [1.2, 18],
} as const

type Street = keyof typeof streets

/** The library's type requires the first pair of a match by name, which a table cannot give. */
const widthAt = (end: 0 | 1): ExpressionSpecification =>
  [
    'match',
    ['get', 'class'],
    ...(Object.keys(streets) as Street[]).flatMap((street) => [street, streets[street][end]] as const),
    0,
  ] as unknown as ExpressionSpecification

/** Text sizes of places by their class; a larger place has priority over a smaller one. */
const places = {
  country: 18,
  state: 16,
  city: 17,
  town: 15,
  village: 13,
  suburb: 13,
  quarter: 12,
  neighbourhood: 12,
}

/** Tiles with the layers of OpenMapTiles, as Planetiler makes them of OpenStreetMap. Layers from the bottom up. */
export function openMapTilesLayers(colors: MapColors, language: string): LayerSpecification[] {
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name']]
  return [
    {
      id: 'green',
      type: 'fill',
      ...basemap,
      'source-layer': 'landcover',
      filter: ['in', ['get', 'class'], ['literal', ['wood', 'grass', 'wetland']]],
      paint: { 'fill-color': colors.green },
    },
    { id: 'park', type: 'fill', ...basemap, 'source-layer': 'park', paint: { 'fill-color': colors.green } },
    { id: 'water', type: 'fill', ...basemap, 'source-layer': 'water', paint: { 'fill-color': colors.water } },
    {
      id: 'river',
      type: 'line',
      ...basemap,
      'source-layer': 'waterway',
      paint: { 'line-color': colors.water, 'line-width': 1.5 },
    },
    {
      id: 'street',
      type: 'line',
      ...basemap,
      'source-layer': 'transportation',
      filter: ['in', ['get', 'class'], ['literal', Object.keys(streets)]],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colors.road,
        'line-width': ['interpolate', ['exponential', 1.4], ['zoom'], 8, widthAt(0), 17, widthAt(1)],
      },
    },
    {
      id: 'rail',
      type: 'line',
      ...basemap,
      minzoom: 10,
      'source-layer': 'transportation',
      filter: ['in', ['get', 'class'], ['literal', ['rail', 'transit']]],
      paint: { 'line-color': colors.line, 'line-width': 1.5, 'line-opacity': 0.6 },
    },
    {
      id: 'building',
      type: 'fill',
      ...basemap,
      minzoom: 14,
      'source-layer': 'building',
      paint: { 'fill-color': colors.line, 'fill-opacity': 0.12 },
    },
    {
      id: 'border',
      type: 'line',
      ...basemap,
      'source-layer': 'boundary',
      filter: ['all', ['<=', ['get', 'admin_level'], 4], ['!=', ['get', 'maritime'], 1]],
      paint: { 'line-color': colors.border, 'line-width': 1, 'line-dasharray': [4, 2, 1, 2] },
    },
    {
      id: 'streetName',
      type: 'symbol',
      ...basemap,
      minzoom: 14,
      'source-layer': 'transportation_name',
      layout: { 'symbol-placement': 'line', 'text-field': name, 'text-font': typeface, 'text-size': 12 },
      paint: wordsOn(colors, colors.label),
    },
    {
      id: 'waterName',
      type: 'symbol',
      ...basemap,
      'source-layer': 'water_name',
      layout: { 'text-field': name, 'text-font': typeface, 'text-size': 13 },
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
        'text-size': ['match', ['get', 'class'], ...Object.entries(places).flat(), 12] as never,
        'symbol-sort-key': ['coalesce', ['get', 'rank'], 30],
        'text-padding': 6,
        'text-max-width': 8,
      },
      paint: wordsOn(colors, colors.label),
    },
  ]
}
