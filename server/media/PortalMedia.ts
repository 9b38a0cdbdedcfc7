import type { Layer } from 'effect'
import type { Middleware } from '#server/platform/middleware.ts'
import type { WriteLine } from '#server/platform/requestLog.ts'
import type { MediaLibrary } from './MediaLibrary.ts'
import type { MediaStore } from './MediaStore.ts'

/** The files of listings are served below this path. */
export const mediaPath = '/media/'

/** The pictures and plans of listings: what their ids stand for, and the step that serves their files. */
export interface PortalMedia {
  readonly library: Layer.Layer<MediaLibrary>
  readonly files: (store: MediaStore, log: WriteLine) => Middleware
}
