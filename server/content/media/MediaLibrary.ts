import { Context, Layer } from 'effect'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import type { Photo } from '#domain/listing/Photo.ts'

export type FloorPlan = NonNullable<ListingDetail['plan']>

/** What a floor plan depends on. Surface in m². */
export interface PlannedHome {
  readonly bedrooms: number
  readonly bathrooms: number
  /** m² inside the walls. */
  readonly netArea: number
  /** Whether a store room is stated. */
  readonly storeRoom: boolean
}

export interface MediaLibraryService {
  /** The photographs with these ids, each once: several ids may stand for one, and those of none are left out. */
  readonly photos: (ids: readonly number[]) => readonly Photo[]
  /** The floor plan of a home, with its rooms; undefined where there is none. */
  readonly plan: (home: PlannedHome) => FloorPlan | undefined
}

/** What the photo ids of listings stand for, and the plans of homes that have one. */
export class MediaLibrary extends Context.Service<MediaLibrary, MediaLibraryService>()(
  'estia/media/MediaLibrary',
) {
  /** Of photographs by id, and a function that gives plans. */
  static readonly layerOf = (
    photos: ReadonlyMap<number, Photo>,
    plan: MediaLibraryService['plan'] = () => undefined,
  ): Layer.Layer<MediaLibrary> =>
    Layer.succeed(MediaLibrary, {
      photos: (ids) => [...new Set(ids.flatMap((id) => photos.get(id) ?? []))],
      plan,
    })

  /** Without any photograph. */
  static readonly layerEmpty: Layer.Layer<MediaLibrary> = MediaLibrary.layerOf(new Map())
}
