import { Context, Layer } from 'effect'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import type { Photo } from '#domain/listing/Photo.ts'

export type FloorPlan = NonNullable<ListingDetail['plan']>

/** What a floor plan depends on. Surface in m². */
export interface PlannedHome {
  readonly bedrooms: number
  readonly bathrooms: number
  readonly surface: number
}

export interface MediaLibraryService {
  /** The picture with this id; undefined for one that does not exist, which is then left out. */
  readonly photo: (id: number) => Photo | undefined
  /** The floor plan of a home, with its rooms; undefined where there is none. */
  readonly plan: (home: PlannedHome) => FloorPlan | undefined
}

/** What the picture ids of listings stand for, and the plans of homes that have one. */
export class MediaLibrary extends Context.Service<MediaLibrary, MediaLibraryService>()(
  'estia/media/MediaLibrary',
) {
  /** Of pictures at hand, and plans as somebody draws them. */
  static readonly layerOf = (
    photos: ReadonlyMap<number, Photo>,
    plan: MediaLibraryService['plan'] = () => undefined,
  ): Layer.Layer<MediaLibrary> => Layer.succeed(MediaLibrary, { photo: (id) => photos.get(id), plan })

  /** Without any picture. */
  static readonly layerEmpty: Layer.Layer<MediaLibrary> = MediaLibrary.layerOf(new Map())
}
