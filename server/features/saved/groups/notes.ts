/** Notes and votes of the members of a group. A note is its author's own until the author shares it. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import { savedLimits } from '#domain/saved/limits.ts'
import type { Vote } from '#domain/saved/votes.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { versionAsked } from '#server/content/changes/requestHeaders.ts'
import { tellGroup } from '#server/content/saved/tellGroup.ts'
import { groupFor, itemOf, notYours, refuseOther } from './access.ts'
import { full, type OfItem } from './calls.ts'
import { changeSaved, done, writer } from './writeCall.ts'

interface OfNote {
  readonly params: OfItem['params'] & { readonly note: string }
}

const rightFor = (isShared: boolean) => (isShared ? 'shareNote' : 'writeOwnNote')

export const note = Effect.fn('savedGroups.note')(function* ({
  params: { id, item },
  payload,
}: OfItem & { readonly payload: { readonly text: string; readonly isShared?: boolean } }) {
  const accountId = yield* writer
  const { text, isShared = false } = payload
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    yield* groupFor(accountId, id, rightFor(isShared), 'locked')
    yield* itemOf(id, item)
    const [count] = yield* sql<{ n: number }>`SELECT count(*)::int AS n FROM item_notes
      WHERE collection_id = ${id} AND listing_id = ${item} AND author_id = ${accountId}`
    if ((count?.n ?? 0) >= savedLimits.notesOfHome) return yield* full
    const [noteId, at] = [randomUUID(), yield* nowDate]
    yield* sql`INSERT INTO item_notes ${sql.insert({
      id: noteId,
      collection_id: id,
      listing_id: item,
      author_id: accountId,
      text,
      is_shared: isShared,
      created_at: at,
      changed_at: at,
    })}`
    // A private note wakes nobody else: that one was written is private, too.
    if (isShared) yield* tellGroup(id, item)
    return { id: noteId, version: 1 }
  })
  return yield* changeSaved(accountId, ['note', id, item, payload], work)
})

interface StoredNote {
  readonly text: string
  readonly isShared: boolean
  readonly version: number
}

/** The account's own note; another's does not exist. */
const ownNote = Effect.fnUntraced(function* (
  accountId: string,
  { id, item, note: noteId }: OfNote['params'],
) {
  const sql = yield* SqlClient.SqlClient
  const [stored] = yield* sql<StoredNote>`SELECT text, is_shared AS "isShared", version FROM item_notes
    WHERE id = ${noteId} AND collection_id = ${id} AND listing_id = ${item} AND author_id = ${accountId}
    FOR UPDATE`
  return stored ?? (yield* notYours)
})

export const changeNote = Effect.fn('savedGroups.changeNote')(function* ({
  params,
  payload: { version, ...payload },
}: OfNote & {
  readonly payload: { readonly text?: string; readonly isShared?: boolean; readonly version?: number }
}) {
  const accountId = yield* writer
  const asked = yield* versionAsked(version)
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    yield* groupFor(accountId, params.id, rightFor(payload.isShared === true), 'locked')
    const stored = yield* ownNote(accountId, params)
    const { text, isShared } = { ...stored, ...payload }
    yield* refuseOther(asked, stored.version, payload, { text: stored.text, isShared: stored.isShared })
    if (text === stored.text && isShared === stored.isShared)
      return { id: params.note, version: stored.version }
    yield* sql`UPDATE item_notes SET text = ${text}, is_shared = ${isShared}, version = version + 1,
      changed_at = ${yield* nowDate} WHERE id = ${params.note}`
    if (isShared || stored.isShared) yield* tellGroup(params.id, params.item)
    return { id: params.note, version: stored.version + 1 }
  })
  return yield* changeSaved(accountId, ['changeNote', params, payload, asked], work)
})

export const dropNote = Effect.fn('savedGroups.dropNote')(function* ({ params }: OfNote) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    yield* groupFor(accountId, params.id, 'see', 'locked')
    const stored = yield* ownNote(accountId, params)
    yield* sql`DELETE FROM item_notes WHERE id = ${params.note}`
    if (stored.isShared) yield* tellGroup(params.id, params.item)
    return done
  })
  return yield* changeSaved(accountId, ['dropNote', params], work)
})

export const vote = Effect.fn('savedGroups.vote')(function* ({
  params: { id, item },
  payload,
}: OfItem & { readonly payload: { readonly vote: Vote | null; readonly line?: string } }) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    yield* groupFor(accountId, id, 'vote', 'locked')
    yield* itemOf(id, item)
    yield* sql`DELETE FROM item_votes
      WHERE collection_id = ${id} AND listing_id = ${item} AND account_id = ${accountId}`
    if (payload.vote !== null)
      yield* sql`INSERT INTO item_votes ${sql.insert({
        collection_id: id,
        listing_id: item,
        account_id: accountId,
        vote: payload.vote,
        line: payload.line ?? '',
        at: yield* nowDate,
      })}`
    yield* tellGroup(id, item)
    return done
  })
  return yield* changeSaved(accountId, ['vote', id, item, payload], work)
})
