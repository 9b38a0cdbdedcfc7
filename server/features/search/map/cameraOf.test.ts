import { expect, it } from 'vitest'
import { greece } from '#domain/geography/greece.ts'
import type { GeographyLevel } from '#domain/geography/levels.ts'
import { covers } from '../../../../tests/covers.ts'
import { cameraOf } from './cameraOf.ts'
import type { ReadSearch } from '../request/readRequest.ts'

const searchIn = (level?: GeographyLevel): ReadSearch => ({
  language: 'el',
  query: { criteria: { contract: 'sale', category: 'residential' }, order: 'newer', page: 1 },
  ignored: [],
  lineage: level === undefined ? [] : greece().ofLevel(level).slice(0, 1),
})

/** As wide as zooms are meant for. */
const size = { width: 800, height: 600 }
const camera = (level?: GeographyLevel) => cameraOf(searchIn(level), greece(), { size, homes: undefined })

it.each([
  ['region', 9],
  ['province', 10],
  ['city', 12],
] as const)(
  'a %s without homes is seen at zoom %i',
  covers(
    'constants/city-guide-region-zoom',
    'constants/city-guide-province-zoom',
    'constants/city-guide-city-zoom',
  ),
  (level, zoom) => {
    const [place] = greece().ofLevel(level)
    expect(camera(level)).toEqual({ latitude: place?.latitude, longitude: place?.longitude, zoom })
  },
)

it(
  'all of Greece is seen around 38.74 N, 22.53 E at zoom 7',
  covers('constants/map-centre-latitude', 'constants/map-centre-longitude', 'constants/map-zoom'),
  () => expect(camera()).toEqual({ latitude: 38.74, longitude: 22.53, zoom: 7 }),
)

it(
  'a narrow screen stands further back, and never below zoom 7',
  covers('constants/map-minimum-zoom'),
  () => {
    // Four zooms further back than usual, which is too far for both.
    const narrow = { size: { width: 50, height: 50 }, homes: undefined }
    expect(cameraOf(searchIn('province'), greece(), narrow).zoom).toBe(7)
    // A region is wider than that.
    expect(cameraOf(searchIn('region'), greece(), narrow).zoom).toBe(6)
  },
)
