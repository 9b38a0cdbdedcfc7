import { Effect, Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import type { MediaFile, MediaStore } from '#server/content/media/MediaStore.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { isId } from '../thread.ts'
import { MediaUnreachable, reachStore } from '#server/content/media/reachStore.ts'
import { KeptPictures, picturesFolder } from './KeptPictures.ts'

/** A picture is written before its row: a younger one may wait for it, ms. */
const YOUNG_MS = 3_600_000

/** Names the database that owns the pictures. Without it another portal's pictures would look unowned. */
const ownerName = `owners/${picturesFolder}.txt`

/** This database's id, made on first use. */
const ownName = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`INSERT INTO settings (key, value) VALUES ('media_owner', ${randomUUID()}) ON CONFLICT DO NOTHING`
  const [row] = yield* sql<{ value: string }>`SELECT value FROM settings WHERE key = 'media_owner'`
  return row?.value ?? ''
})

/** Whether the pictures belong to this database; it takes ownership of a store without an owner. */
const isOurs = Effect.fnUntraced(function* (store: MediaStore) {
  const own = yield* ownName
  const owner = yield* reachStore(() => store.read(ownerName))
  if (owner === undefined) yield* reachStore(() => store.write(ownerName, Buffer.from(own), 'text/plain'))
  return owner === undefined || owner.toString('utf8') === own
})

const idOf = ({ name }: MediaFile): string => name.slice(picturesFolder.length + 1).replace(/\.webp$/, '')

const removeUnknown = Effect.fnUntraced(function* (
  store: MediaStore,
  files: readonly MediaFile[],
  now: number,
) {
  const sql = yield* SqlClient.SqlClient
  const old = files.filter((file) => file.at <= now - YOUNG_MS && isId(idOf(file)))
  if (old.length === 0) return
  const rows = yield* sql.unsafe<{ id: string }>(`SELECT id FROM attachments WHERE id = ANY($1::uuid[])`, [
    old.map(idOf),
  ])
  const known = new Set(rows.map(({ id }) => id))
  yield* reachStore(() => store.remove(old.filter((file) => !known.has(idOf(file))).map(({ name }) => name)))
})

/**
 * Deletes pictures without a row (their conversation was deleted, or they were never sent) from the operator's media
 * store. Pictures of another database stay, so that a trial portal does not empty the store of another.
 */
export const sweepPictures = Effect.gen(function* () {
  const { store } = yield* KeptPictures
  if (store === undefined) return
  if (!(yield* isOurs(store)))
    return yield* Effect.logWarning(
      `The pictures in MEDIA_URL belong to another database (${ownerName}), and none is removed`,
    )
  const now = (yield* nowDate).getTime()
  yield* Stream.fromAsyncIterable(
    store.list(picturesFolder),
    (cause) => new MediaUnreachable({ cause }),
  ).pipe(Stream.runForEach((files) => removeUnknown(store, files, now)))
})
