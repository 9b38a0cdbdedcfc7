/** Changes of groups and of their homes. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'
import { SavedFull } from '#domain/api/saved/Saved.ts'
import { defaults } from '#domain/locale.ts'
import { savedLimits } from '#domain/saved/limits.ts'
import type { Stage } from '#domain/saved/stages.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { versionAsked } from '#server/content/changes/requestHeaders.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { tellGroup } from '#server/content/saved/tellGroup.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { groupFor, itemOf, refuseOther } from './access.ts'
import { addHomes } from './addHomes.ts'
import { changeSaved, done, writer } from './writeCall.ts'

export interface OfGroup {
  readonly params: { readonly id: string }
}
export interface OfItem {
  readonly params: { readonly id: string; readonly item: number }
}

export const full = Effect.suspend(() => Effect.fail(new SavedFull(refusal('savedFull'))))

export const create = Effect.fn('savedGroups.create')(function* ({
  payload,
}: {
  readonly payload: { readonly name: string; readonly listingIds?: readonly number[] }
}) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const [count] = yield* sql<{ n: number }>`SELECT count(*)::int AS n FROM collections
      WHERE owner_id = ${accountId}`
    if ((count?.n ?? 0) >= savedLimits.groupsOfAccount) return yield* full
    const id = randomUUID()
    const at = yield* nowDate
    yield* sql`INSERT INTO collections ${sql.insert({ id, owner_id: accountId, name: payload.name, created_at: at })}`
    yield* addHomes(id, accountId, payload.listingIds ?? [], 'maybe')
    yield* tellGroup(id)
    return { id, version: 1 }
  })
  return yield* changeSaved(accountId, ['create', payload], work)
})

export const change = Effect.fn('savedGroups.change')(function* ({
  params: { id },
  payload: { version, ...payload },
}: OfGroup & {
  readonly payload: { readonly name?: string; readonly isArchived?: boolean; readonly version?: number }
}) {
  const accountId = yield* writer
  const asked = yield* versionAsked(version)
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const { name, isArchived, ...group } = yield* groupFor(accountId, id, 'manage', 'locked')
    yield* refuseOther(asked, group.version, payload, { name, isArchived })
    const next = { name, isArchived, ...payload }
    if (next.name === name && next.isArchived === isArchived) return { id, version: group.version }
    yield* sql`UPDATE collections SET name = ${next.name}, version = version + 1,
      archived_at = ${next.isArchived ? yield* nowDate : null} WHERE id = ${id}`
    yield* tellGroup(id)
    return { id, version: group.version + 1 }
  })
  return yield* changeSaved(accountId, ['change', id, asked, payload], work)
})

/** Removes a group; the default one is emptied instead, since the heart saves into it. */
export const remove = Effect.fn('savedGroups.remove')(function* ({ params: { id } }: OfGroup) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const group = yield* groupFor(accountId, id, 'manage', 'locked')
    yield* tellGroup(id)
    if (group.isDefault) yield* sql`DELETE FROM collection_items WHERE collection_id = ${id}`
    else yield* sql`DELETE FROM collections WHERE id = ${id}`
    return done
  })
  return yield* changeSaved(accountId, ['remove', id], work)
})

/** Adds a home, or answers with it where the group has it, or another ad of the same home, already. */
export const add = Effect.fn('savedGroups.add')(function* ({
  params: { id },
  payload,
}: OfGroup & { readonly payload: { readonly listingId: number; readonly stage?: Stage } }) {
  const accountId = yield* writer
  const { listingId, stage = 'maybe' } = payload
  const listings = yield* Listings
  // Before the reasons of a home that is not offered, those of the group.
  yield* dieOnSql(groupFor(accountId, id, 'changeItems'))
  const same = yield* listings.sameHome(listingId, defaults.language)
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    yield* groupFor(accountId, id, 'changeItems', 'locked')
    const ids = [listingId, ...same.map((card) => card.id)]
    const stored = yield* sql<{ id: number; stage: Stage; version: number }>`
      SELECT listing_id AS id, stage, version FROM collection_items
      WHERE collection_id = ${id} AND listing_id = ANY(${ids}) ORDER BY listing_id <> ${listingId} LIMIT 1`
    if (stored[0] !== undefined) return stored[0]
    const added = yield* addHomes(id, accountId, [listingId], stage)
    if (added === 0) return yield* full
    yield* tellGroup(id, listingId)
    return { id: listingId, stage, version: 1 }
  })
  return yield* changeSaved(accountId, ['add', id, payload], work)
})

/** Moves a home to another stage. */
export const move = Effect.fn('savedGroups.move')(function* ({
  params: { id, item: listingId },
  payload: { stage, version },
}: OfItem & { readonly payload: { readonly stage: Stage; readonly version?: number } }) {
  const accountId = yield* writer
  const asked = yield* versionAsked(version)
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    yield* groupFor(accountId, id, 'changeItems', 'locked')
    const item = yield* itemOf(id, listingId)
    yield* refuseOther(asked, item.version, { stage }, { stage: item.stage })
    if (item.stage === stage) return { id: listingId, stage, version: item.version }
    yield* sql`UPDATE collection_items SET stage = ${stage}, stage_at = ${yield* nowDate}, version = version + 1,
      moved_by = NULL, stage_before = NULL WHERE collection_id = ${id} AND listing_id = ${listingId}`
    yield* tellGroup(id, listingId)
    return { id: listingId, stage, version: item.version + 1 }
  })
  return yield* changeSaved(accountId, ['move', id, listingId, stage, asked], work)
})

/** Takes a home out of a group, with its notes and votes. */
export const drop = Effect.fn('savedGroups.drop')(function* ({ params: { id, item } }: OfItem) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    yield* groupFor(accountId, id, 'changeItems', 'locked')
    yield* sql`DELETE FROM collection_items WHERE collection_id = ${id} AND listing_id = ${item}`
    yield* tellGroup(id, item)
    return done
  })
  return yield* changeSaved(accountId, ['drop', id, item], work)
})
