import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it } from 'vitest'
import type { MapColors } from './mapColors.ts'
import { mapStyle } from './mapStyle.ts'

const colors = new Proxy({} as MapColors, { get: () => 'rgb(1, 2, 3)' })
const position = [37.98, 23.73] as const

describe('the style of a map', () => {
  it.each(['estia', 'openMapTiles'] as const)(
    'is one that the map library takes, on a ground of %s',
    (schema) => {
      const style = mapStyle(colors, {
        ground: { tiles: '/tiles/tiles.json', schema, language: 'el' },
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

  it('needs nothing from elsewhere without a ground', () => {
    const style = mapStyle(colors, { ground: undefined, areas: [], dots: [] })
    expect(validateStyleMin(style)).toEqual([])
    expect(Object.values(style.sources).map(({ type }) => type)).toEqual(['geojson', 'geojson'])
  })
})
