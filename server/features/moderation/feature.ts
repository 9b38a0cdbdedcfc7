import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { AccountOwner } from '#server/identity/PersonalData.ts'
import { ModerationForms } from './forms.ts'
import { ModerationHandlers } from './http.ts'

const exported = Effect.fn('moderation.exported')(function* ({ id }: AccountOwner) {
  const sql = yield* SqlClient.SqlClient
  return {
    appeals:
      yield* sql`SELECT listing_id AS "listingId", text, created_at AS "createdAt", decided_at AS "decidedAt",
      is_granted AS "isGranted", answer FROM appeals WHERE account_id = ${id} ORDER BY id`,
  }
}, Effect.orDie)

export const feature = { handlers: ModerationHandlers, routes: ModerationForms, personal: { exported } }
