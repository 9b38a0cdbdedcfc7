import type { Layer } from 'effect'
import { MediaLibrary } from '#server/media/MediaLibrary.ts'
import { demoPhotos } from './demoPhotos.ts'
import { demoPlan } from './demoPlans.ts'

/** The pictures and plans of the demonstration, for the listings that show them. */
export const demoMediaLibrary = (version: string): Layer.Layer<MediaLibrary> =>
  MediaLibrary.layerOf(demoPhotos(version), (home) => demoPlan(version, home))
