import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { AccountOwner } from '#server/identity/PersonalData.ts'

/** Kept homes are deleted with their account, with their estimates and the record of the agencies that were asked. */
export const exported = Effect.fn('myHomes.exported')(function* ({ id }: AccountOwner) {
  const sql = yield* SqlClient.SqlClient
  return {
    myHomes: yield* sql`SELECT facts, created_at AS "createdAt",
        (SELECT json_object_agg(to_char(month, 'YYYY-MM'), estimate::json) FROM my_home_estimates
          WHERE home_id = my_homes.id) AS months,
        (SELECT json_agg(json_build_object('agency', agencies.name, 'text', text, 'sentAt', sent_at))
          FROM seller_leads JOIN agencies ON agencies.id = agency_id WHERE home_id = my_homes.id) AS asked
      FROM my_homes WHERE account_id = ${id} ORDER BY my_homes.id`,
  }
}, Effect.orDie)
