import type { Photo } from '#domain/listing/Photo.ts'
import type { MediaLibraryService } from './MediaLibrary.ts'

/** The files of listings are served below this path. */
export const mediaPath = '/media/'

/** Files that are served below a folder of their own. */
export interface MediaSource {
  /** Folder of the files, below `/media/` and in the media store. It changes with the files, which browsers keep. */
  readonly folder: string
  /** A photograph as it was uploaded: WebP, as wide as the largest variant. Undefined for an unknown id. */
  readonly original: (id: string) => Promise<Buffer | undefined>
  /** The drawing of a plan by its file name, as SVG text. Undefined for an unknown name. */
  readonly planFile: (name: string) => string | undefined
}

/** The photographs and plans of listings, and where their files come from. */
export interface PortalMedia extends MediaSource {
  /** By the ids that listings hold. */
  readonly photos: ReadonlyMap<number, Photo>
  readonly plan: MediaLibraryService['plan']
}
