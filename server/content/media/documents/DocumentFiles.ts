import { Context, Effect, Layer } from 'effect'
import { Configuration } from '#server/platform/Configuration.ts'
import type { MediaStore } from '../MediaStore.ts'
import { mediaStoreOf } from '../mediaStoreOf.ts'
import { reachStore } from '../reachStore.ts'

/** Ids cannot be guessed; who may read a file is asked all the same. */
export const documentName = (id: string): string => `documents/${id}.pdf`

const keeping = (store: MediaStore) => ({
  /** Stores a document. Before its row: a row without its file would be visible. */
  keep: (id: string, bytes: Uint8Array) =>
    reachStore(() => store.write(documentName(id), Buffer.from(bytes), 'application/pdf')),
  /** The file; undefined where there is none. */
  read: (id: string) => reachStore(() => store.read(documentName(id))),
  /** Removes documents whose rows are gone. */
  remove: (ids: readonly string[]) => reachStore(() => store.remove(ids.map(documentName))),
})

/** The files of documents that were sent, where those of photographs are. No page links into this folder. */
export class DocumentFiles extends Context.Service<DocumentFiles, ReturnType<typeof keeping>>()(
  'estia/media/DocumentFiles',
) {
  static readonly layer: Layer.Layer<DocumentFiles, never, Configuration> = Layer.effect(
    DocumentFiles,
    Effect.map(Configuration, (settings) => keeping(mediaStoreOf(settings))),
  )
}
