import { expect, it } from 'vitest'
import { covers } from '../../tests/covers.ts'
import { mapZooms, selectionZooms } from './zooms.ts'

it(
  'goes from 7 to 17, and out to 6 around a point',
  covers(
    'constants/draw-on-map-minimum-zoom',
    'constants/distance-minimum-zoom',
    'constants/distance-maximum-zoom',
  ),
  () => {
    expect(mapZooms({ isAround: false })).toEqual([7, 17])
    expect(mapZooms({ isAround: true })).toEqual([6, 17])
    expect(mapZooms({ isAround: true, level: 'city' })).toEqual([6, 17])
  },
)

it(
  'shows a chosen place from 7 to 16, and a region from further out',
  covers(
    'constants/place-selection-minimum-zoom',
    'constants/place-selection-maximum-zoom',
    'constants/placeSelectionZoom',
  ),
  () => {
    expect(selectionZooms('city')).toEqual([7, 16])
    expect(selectionZooms('region')).toEqual([6, 16])
    expect(mapZooms({ isAround: false, level: 'region' })).toEqual([6, 17])
    expect(mapZooms({ isAround: false, level: 'cityZone' })).toEqual([7, 17])
  },
)
