/** Views of a stock's map: where, how close, and what is searched for. */
import { roundedCamera } from '#domain/map/camera.ts'
import { boxOf, type Camera, type Size, positionAt } from '#domain/map/mercator.ts'
import type { Box } from '#domain/search/areas.ts'
import type { Columns } from '#search-engine/store/Columns.ts'
import { randomFrom } from '#search-engine/testing/rows.ts'
import type { SearchRequest } from '#search-engine/lifecycle/SegmentedIndex.ts'
import { makeLooks } from '../search/queries.ts'

/** A map beside its list on a screen of 1280 × 800. */
export const size: Size = { width: 1000, height: 700 }

export const bands = [
  { name: '7–8', least: 7, most: 9 },
  { name: '9–10', least: 9, most: 11 },
  { name: '11–12', least: 11, most: 13 },
  { name: '13–14', least: 13, most: 15 },
  { name: '15–17', least: 15, most: 17 },
] as const
export type Band = (typeof bands)[number]['name']

export interface View {
  readonly band: Band
  readonly request: SearchRequest
  readonly camera: Camera
  readonly box: Box
}

/** `count` views, as many in each band: near some listing, which is somewhere in sight. */
export function makeViews(columns: Columns, count: number, seed: number): readonly View[] {
  const random = randomFrom(seed)
  return makeLooks({ columns }, count, seed).map(({ criteria, middle: [latitude, longitude] }, at) => {
    const { name, least, most } = bands[at % bands.length] as (typeof bands)[number]
    const zoom = least + Math.floor(random() * (most - least) * 4) / 4
    const aside = { x: size.width * (0.2 + 0.6 * random()), y: size.height * (0.2 + 0.6 * random()) }
    const [north, east] = positionAt(aside, { latitude, longitude, zoom }, size)
    const camera = roundedCamera({ latitude: north, longitude: east, zoom })
    const request: SearchRequest = { criteria, order: 'mostRelevant', page: 1, perPage: 25 }
    return { band: name, request, camera, box: boxOf(camera, size) }
  })
}
