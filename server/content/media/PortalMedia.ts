import type { Photo } from '#domain/listing/Photo.ts'
import type { MediaLibraryService } from './MediaLibrary.ts'

/** The files of listings are served below this path. */
export const mediaPath = '/media/'

/** The photographs and plans of listings, and where their files come from. */
export interface PortalMedia {
  /** Folder of the files, below `/media/` and in the media store. It changes with the files, which browsers keep. */
  readonly folder: string
  /** By the ids that listings hold. */
  readonly photos: ReadonlyMap<number, Photo>
  /** A photograph as it was uploaded: WebP, as wide as the largest variant. Undefined for an unknown id. */
  readonly original: (id: number) => Promise<Buffer | undefined>
  readonly plan: MediaLibraryService['plan']
  /** The drawing of a plan by its file name, as SVG text. Undefined for an unknown name. */
  readonly planFile: (name: string) => string | undefined
}
