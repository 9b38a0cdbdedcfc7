/** Answers the requests of a map. */
import { Effect } from 'effect'
import type { MapView } from '#domain/api/MapView.ts'
import { constants } from '#domain/constants.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { readCamera, roundedCamera } from '#domain/map/camera.ts'
import { boxOf, type Camera } from '#domain/map/mercator.ts'
import { readSize } from '#domain/map/viewSize.ts'
import { referenceOf } from '#server/content/geography/Places.ts'
import type { ListingsService } from '#server/content/listings/Listings.ts'
import { cameraOf } from './cameraOf.ts'
import { marksOf } from '#server/content/search-index/mapReply.ts'
import type { ReadSearch } from '../request/readRequest.ts'
import type { SearchIndexService } from '#server/content/search-index/SearchIndex.ts'

const { perPage } = constants.search

interface Sources {
  readonly index: SearchIndexService
  readonly listings: Pick<ListingsService, 'cards'>
  readonly gazetteer: Gazetteer
}

/** A reply that needs no query. */
const isWhole = ({ latitude, zoom }: Partial<Camera>) => latitude !== undefined && zoom !== undefined

/** The view of a search with the camera and size of the parameters. */
export const mapView = ({ index, listings, gazetteer }: Sources) =>
  Effect.fnUntraced(function* (search: ReadSearch, parameters: URLSearchParams) {
    const { language, query, lineage } = search
    const size = readSize(parameters)
    const read = readCamera(parameters)
    const homes = isWhole(read.camera) ? undefined : yield* index.bounds(query.criteria)
    const camera = roundedCamera({ ...cameraOf(search, gazetteer, { size, homes }), ...read.camera })
    const found = yield* index.view({ ...query, perPage }, boxOf(camera, size), camera.zoom)
    const total = yield* index.count(query.criteria)
    return {
      total,
      unplaced: total - (yield* index.countPlaced(query.criteria)),
      inView: found.inView,
      camera,
      ...marksOf(found, { gazetteer, language, zoom: camera.zoom }),
      page: query.page,
      pages: Math.ceil(found.inView / perPage),
      listings: yield* listings.cards(found.ids, language),
      places: lineage.map((place) => referenceOf(place, language)),
      ignored: [...search.ignored, ...read.ignored],
    } satisfies MapView
  })
