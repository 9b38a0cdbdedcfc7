import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'

/** Everything that is stored of an account's conversations. */
export const contactData = Effect.fn('contact.contactData')(function* (accountId: string) {
  const sql = yield* SqlClient.SqlClient
  const own = sql`SELECT conversations.* FROM conversations JOIN accounts ON accounts.id = ${accountId}
    WHERE seeker_email_key = email_key`
  const answered = sql`SELECT conversations.id FROM conversations JOIN advertiser_accounts USING (advertiser_id)
    WHERE account_id = ${accountId}`
  return {
    conversations: yield* sql`SELECT own.id, listing_id AS "listingId", seeker_email AS email,
        seeker_name AS name, seeker_phone AS phone, language, created_at AS "createdAt"
      FROM (${own}) AS own ORDER BY created_at`,
    entries:
      yield* sql`SELECT conversation_id AS "conversationId", side, kind, text, created_at AS "createdAt"
      FROM entries WHERE conversation_id IN (SELECT id FROM (${own}) AS own)
        OR (side = 'advertiser' AND conversation_id IN (${answered})) ORDER BY entries.id`,
    pictures: yield* sql`SELECT id, conversation_id AS "conversationId", created_at AS "createdAt"
      FROM attachments WHERE (side = 'seeker' AND conversation_id IN (SELECT id FROM (${own}) AS own))
        OR (side = 'advertiser' AND conversation_id IN (${answered})) ORDER BY created_at`,
    visits: yield* sql`SELECT conversation_id AS "conversationId", mode, status, proposed,
        starts_at AS "startsAt", created_at AS "createdAt"
      FROM visits WHERE conversation_id IN (SELECT id FROM (${own}) AS own) ORDER BY created_at`,
    proposals: yield* sql`SELECT conversation_id AS "conversationId", side, amount, status,
        created_at AS "createdAt"
      FROM proposals WHERE conversation_id IN (SELECT id FROM (${own}) AS own) ORDER BY created_at`,
  }
}, Effect.orDie)
