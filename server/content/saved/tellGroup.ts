import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { Notifications } from '#server/content/notifications/Notifications.ts'

/** Wakes the open pages of everyone in a group of saved homes, in the transaction of a change. */
export const tellGroup = Effect.fnUntraced(function* (groupId: string, listingId?: number) {
  const sql = yield* SqlClient.SqlClient
  const people = yield* sql<{ id: string }>`SELECT owner_id AS id FROM collections WHERE id = ${groupId}
    UNION SELECT account_id FROM collection_members WHERE collection_id = ${groupId} AND ended_at IS NULL`
  yield* (yield* Notifications).tell(
    people.map(({ id }) => id),
    { kind: 'groupChanged', groupId, ...(listingId !== undefined && { listingId }) },
  )
})
