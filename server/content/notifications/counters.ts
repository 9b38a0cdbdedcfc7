import { Effect } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import { COMES_BACK_AT } from '#domain/saved/hiding.ts'
import { type Counters, noCounters } from '#domain/account/counters.ts'

/** Conversations of an account in which the other side wrote something that it has not seen. */
const unread = `SELECT count(*) FROM (
  SELECT conversations.id, 'seeker' AS own, seeker_read_id AS seen FROM conversations
    JOIN accounts ON accounts.email_key = seeker_email_key AND accounts.verified_at IS NOT NULL
    WHERE accounts.id = $1
  UNION ALL
  SELECT conversations.id, 'advertiser', advertiser_read_id FROM conversations
    JOIN advertiser_answerers USING (advertiser_id) WHERE account_id = $1
  ) AS of_account
  WHERE EXISTS (SELECT 1 FROM entries
    WHERE conversation_id = of_account.id AND entries.id > seen AND side IS DISTINCT FROM own)`

const counts = `SELECT (${unread})::int AS "messagesNotify",
  (SELECT count(*) FROM saved_listings WHERE account_id = $1)::int AS "savedAds",
  (SELECT count(*) FROM hidden_listings JOIN listings ON listings.id = listing_id
    WHERE account_id = $1 AND NOT coalesce(reason = 'price' AND price <= price_then * ${COMES_BACK_AT}, false)
  )::int AS "blacklistedAds",
  (SELECT count(*) FROM listings WHERE status = ${statuses.idOf('active')}
    AND advertiser_id IN (SELECT advertiser_id FROM advertiser_editors WHERE account_id = $1))::int AS "myAds",
  (SELECT count(*) FROM seller_leads JOIN my_homes ON my_homes.id = home_id
    WHERE account_id = $1)::int AS "appraisals",
  searches.*
  FROM (SELECT count(*)::int AS "savedSearches",
    count(*) FILTER (WHERE frequency <> 'off' AND 'mail' = ANY (channels))::int
      AS "savedSearchesContactsEnabled",
    count(*) FILTER (WHERE frequency = 'daily')::int AS "savedSearchesDailyAlert",
    count(*) FILTER (WHERE frequency = 'instant')::int AS "savedSearchesRealTimeAlert"
    FROM saved_searches WHERE account_id = $1) AS searches`

/** The specification's counters of a user; those without data stay at their default. */
export const countersOf = (
  accountId: string,
): Effect.Effect<Counters, SqlError.SqlError, SqlClient.SqlClient> =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const [row] = yield* sql.unsafe<Partial<Counters>>(counts, [accountId])
    return { ...noCounters, ...row }
  })
