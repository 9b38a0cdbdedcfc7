import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { AccountOwner } from '#server/identity/PersonalData.ts'
import { EventRoutes } from './http.ts'
import { Notifications } from '#server/content/notifications/Notifications.ts'

const exported = Effect.fn('notifications.exported')(function* ({ id }: AccountOwner) {
  const sql = yield* SqlClient.SqlClient
  return {
    notifications: yield* sql`SELECT kind, conversation_id AS "conversationId", listing_id AS "listingId",
        price, created_at AS "createdAt"
      FROM notifications WHERE account_id = ${id} ORDER BY notifications.id`,
  }
}, Effect.orDie)

export const feature = {
  routes: EventRoutes,
  services: Notifications.layer,
  personal: { exported },
}
