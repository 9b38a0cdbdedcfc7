/** What groups of saved homes hold about an account. Its rows are deleted with it by the database. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { AccountOwner } from '#server/identity/PersonalData.ts'

export const exportedGroups = Effect.fn('savedGroups.exported')(function* ({ id }: AccountOwner) {
  const sql = yield* SqlClient.SqlClient
  return {
    savedGroups: yield* sql`SELECT id, name, is_default AS "isDefault", created_at AS "createdAt",
        archived_at AS "archivedAt"
      FROM collections WHERE owner_id = ${id} ORDER BY created_at`,
    savedGroupHomes:
      yield* sql`SELECT collection_id AS "groupId", listing_id AS "listingId", added_at AS "addedAt",
        price_then AS "priceThen", stage, stage_at AS "stageAt"
      FROM collection_items JOIN collections ON collections.id = collection_id
      WHERE owner_id = ${id} OR added_by = ${id} ORDER BY added_at`,
    savedGroupMemberships: yield* sql`SELECT collection_id AS "groupId", role, accepted_at AS "acceptedAt",
        ended_at AS "endedAt"
      FROM collection_members WHERE account_id = ${id} ORDER BY accepted_at`,
    savedNotes: yield* sql`SELECT collection_id AS "groupId", listing_id AS "listingId", text,
        is_shared AS "isShared", created_at AS "createdAt", changed_at AS "changedAt"
      FROM item_notes WHERE author_id = ${id} ORDER BY created_at`,
    savedVotes: yield* sql`SELECT collection_id AS "groupId", listing_id AS "listingId", vote, line, at
      FROM item_votes WHERE account_id = ${id} ORDER BY at`,
  }
}, Effect.orDie)
