import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it } from 'vitest'
import type { MapColors } from './mapColors.ts'
import { mapStyle } from './mapStyle.ts'

const colors = new Proxy({} as MapColors, { get: () => 'rgb(1, 2, 3)' })
const position = [37.98, 23.73] as const

describe('the style of a map', () => {
  it.each(['estia', 'openMapTiles'] as const)(
    'is one that the map library takes, on a basemap of %s',
    (schema) => {
      const style = mapStyle(colors, {
        basemap: { tiles: '/tiles/tiles.json', schema, language: 'el' },
        areas: [
          { kind: 'searched', corners: [position, [38, 23.73], [38, 23.8]] },
          { kind: 'drawing', corners: [position, [38, 23.73]] },
        ],
        dots: [{ id: 'home-1', position, isSaved: true, isSeen: true, isApproximate: false }],
      })
      expect(validateStyleMin(style)).toEqual([])
      expect(new Set(style.layers.map(({ id }) => id)).size).toBe(style.layers.length)
    },
  )

  it('shows the sign of a harbour at close zooms, whatever else has that name', () => {
    const basemap = { tiles: '/tiles/tiles.json', schema: 'estia', language: 'el' } as const
    const { layers } = mapStyle(colors, { basemap, areas: [], dots: [] })
    const at = (id: string) => layers.findIndex((layer) => layer.id === id)
    expect(layers[at('portSign')]).toMatchObject({ minzoom: 13, layout: { 'text-allow-overlap': true } })
    // What is drawn last is placed first: names of towns make way.
    expect(at('portSign')).toBeGreaterThan(at('place'))
    expect(at('portSign')).toBeGreaterThan(at('portName'))
  })

  it('needs nothing from elsewhere without a basemap', () => {
    const style = mapStyle(colors, { basemap: undefined, areas: [], dots: [] })
    expect(validateStyleMin(style)).toEqual([])
    expect(Object.values(style.sources).map(({ type }) => type)).toEqual(['geojson', 'geojson'])
  })
})
