/** Who of those that wrote to an agency are one person: by their email, and as the team merged them. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { randomUUID } from 'node:crypto'

/** Conversations of the agency of parameter 1 with their person. A merge holds for all that has the same email. */
const people = `WITH keyed AS (
  SELECT conversations.id, conversations.listing_id, last_entry_id, person_id::text AS merged,
    coalesce(seeker_email_key, conversations.id::text) AS key
  FROM conversations JOIN advertisers ON advertisers.id = conversations.advertiser_id
  LEFT JOIN leads ON leads.conversation_id = conversations.id
  WHERE advertisers.agency_id = $1
), people AS (
  SELECT id, listing_id, last_entry_id, key, coalesce(max(merged) OVER (PARTITION BY key), key) AS person FROM keyed
)`

interface OtherRow {
  readonly id: string
  readonly otherId: string
  readonly listingId: number
}

/** Of each of some leads, the other conversations of its person, the last one first. */
export const othersOf = Effect.fnUntraced(function* (agencyId: number, ids: readonly string[]) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql.unsafe<OtherRow>(
    `${people} SELECT own.id, other.id AS "otherId", other.listing_id AS "listingId"
      FROM people AS own JOIN people AS other ON other.person = own.person AND other.id <> own.id
      WHERE own.id::text = ANY($2::text[]) ORDER BY other.last_entry_id DESC`,
    [agencyId, ids],
  )
  return Map.groupBy(rows, ({ id }) => id)
})

/** Makes two leads, and all that was of either's person, one person's. The version of the first stays. */
export const merge = Effect.fnUntraced(function* (agencyId: number, lead: string, other: string) {
  const sql = yield* SqlClient.SqlClient
  const merged = yield* sql.unsafe<{ id: string }>(
    `${people} INSERT INTO leads (conversation_id, person_id)
      SELECT id, $2::uuid FROM people
      WHERE person IN (SELECT person FROM people WHERE id IN ($3::uuid, $4::uuid))
      ON CONFLICT (conversation_id) DO UPDATE SET person_id = excluded.person_id,
        version = leads.version + CASE WHEN leads.conversation_id = $3::uuid THEN 0 ELSE 1 END
      RETURNING conversation_id AS id`,
    [agencyId, randomUUID(), lead, other],
  )
  return merged.some(({ id }) => id === other)
})

/** Takes a lead, and what has the same email, out of the person that the team merged it into. */
export const split = Effect.fnUntraced(function* (agencyId: number, lead: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql.unsafe(
    `${people} UPDATE leads SET person_id = NULL,
        version = leads.version + CASE WHEN leads.conversation_id = $2::uuid THEN 0 ELSE 1 END
      FROM people WHERE people.id = leads.conversation_id
        AND people.key = (SELECT key FROM people WHERE id = $2::uuid)`,
    [agencyId, lead],
  )
})
