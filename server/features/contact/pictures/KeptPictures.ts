import { Context, Effect, Layer } from 'effect'
import type { MediaStore } from '#server/content/media/MediaStore.ts'
import { chosenStore } from '#server/content/media/mediaStoreOf.ts'
import { type MediaUnreachable, reachStore } from '#server/content/media/reachStore.ts'
import { Configuration } from '#server/platform/Configuration.ts'

/** What a row holds of a picture that lies in the operator's place for media. */
const ELSEWHERE = new Uint8Array()

/** Where pictures that people send lie there. */
export const picturesFolder = 'contact'
export const pictureName = (id: string): string => `${picturesFolder}/${id}.webp`

const keeping = (store: MediaStore | undefined) => ({
  /** Where the pictures are, if not in their rows. */
  store,
  /** Stores a picture; returns the value for its row. Before the row: a row without its picture would be visible. */
  keep: (id: string, bytes: Buffer): Effect.Effect<Uint8Array, MediaUnreachable> =>
    store === undefined
      ? Effect.succeed(bytes)
      : Effect.as(
          reachStore(() => store.write(pictureName(id), bytes, 'image/webp')),
          ELSEWHERE,
        ),
  /** The picture of a row, wherever it is stored; undefined if it is lost. */
  give: (id: string, image: Uint8Array): Effect.Effect<Uint8Array | undefined, MediaUnreachable> =>
    image.length > 0 || store === undefined
      ? Effect.succeed(image.length > 0 ? image : undefined)
      : reachStore(() => store.read(pictureName(id))),
})

/**
 * Where pictures that people send are kept: in their rows, which come and go with what was said and are in every copy of
 * the database, unless the operator chose a place for media (decision 0027).
 */
export class KeptPictures extends Context.Service<KeptPictures, ReturnType<typeof keeping>>()(
  'estia/contact/KeptPictures',
) {
  static readonly layer: Layer.Layer<KeptPictures, never, Configuration> = Layer.effect(
    KeptPictures,
    Effect.map(Configuration, (settings) => keeping(chosenStore(settings))),
  )
}
