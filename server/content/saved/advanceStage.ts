import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { roles, mayIn } from '#domain/saved/rights.ts'
import { type StageEvent, stageEvents, stagesBefore } from '#domain/saved/stages.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { tellGroup } from './tellGroup.ts'

const editing = roles.filter((role) => mayIn(role, 'changeItems'))

/**
 * Moves a home forward in the groups in which an account may move homes, in the transaction of the event. The stage
 * before stays with it, so that the move can be undone.
 */
export const advanceStage = Effect.fnUntraced(function* (
  accountId: string,
  listingId: number,
  event: StageEvent,
) {
  const sql = yield* SqlClient.SqlClient
  const stage = stageEvents[event]
  const moved = yield* sql<{ groupId: string }>`UPDATE collection_items SET stage = ${stage},
      stage_at = ${yield* nowDate}, stage_before = stage, moved_by = ${event}, version = collection_items.version + 1
    FROM collections WHERE collections.id = collection_id AND listing_id = ${listingId}
      AND archived_at IS NULL AND stage = ANY(${stagesBefore(stage)})
      AND (owner_id = ${accountId} OR EXISTS (SELECT 1 FROM collection_members
        WHERE collection_members.collection_id = collections.id AND account_id = ${accountId}
          AND ended_at IS NULL AND role = ANY(${editing})))
    RETURNING collection_id AS "groupId"`
  for (const { groupId } of moved) yield* tellGroup(groupId, listingId)
})
