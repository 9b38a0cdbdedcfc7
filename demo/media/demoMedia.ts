import { MediaLibrary } from '#server/media/MediaLibrary.ts'
import type { PortalMedia } from '#server/media/PortalMedia.ts'
import { demoMediaFiles } from './demoMediaFiles.ts'
import { demoPhotos } from './demoPhotos.ts'
import { demoPlan } from './demoPlans.ts'
import { drawingsVersion } from './drawingsVersion.ts'

/** The pictures and plans of the demonstration. */
export function demoMedia(): PortalMedia {
  const version = drawingsVersion()
  return {
    library: MediaLibrary.layerOf(demoPhotos(version), (home) => demoPlan(version, home)),
    files: (store, log) => demoMediaFiles(store, version, log),
  }
}
