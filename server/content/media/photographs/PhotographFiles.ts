import { Context, Effect, Layer } from 'effect'
import { Configuration } from '#server/platform/Configuration.ts'
import type { MediaStore } from '../MediaStore.ts'
import { mediaStoreOf } from '../mediaStoreOf.ts'
import { reachStore } from '../reachStore.ts'
import { filesOf, originalName } from './sentPhotos.ts'

const keeping = (store: MediaStore) => ({
  /** Stores a photograph. Before its row: a row without its file would be visible. */
  keep: (id: string, bytes: Uint8Array) =>
    reachStore(() => store.write(originalName(id), Buffer.from(bytes), 'image/webp')),
  /** Removes photographs whose rows are gone. */
  remove: (ids: readonly string[]) => reachStore(() => store.remove(ids.flatMap(filesOf))),
})

/** The files of photographs that were sent, in the operator's place for media or a folder of the portal's. */
export class PhotographFiles extends Context.Service<PhotographFiles, ReturnType<typeof keeping>>()(
  'estia/media/PhotographFiles',
) {
  static readonly layer: Layer.Layer<PhotographFiles, never, Configuration> = Layer.effect(
    PhotographFiles,
    Effect.map(Configuration, (settings) => keeping(mediaStoreOf(settings))),
  )
}
