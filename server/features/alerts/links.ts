/** Links of one search that work without signing in: in mails, and as addresses of feeds. Only their hashes are kept. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { hashOfToken, newToken } from '#server/identity/secretToken.ts'
import { searchColumns, type SearchRow } from './SavedSearches.ts'

/** A new token of a search, within the transaction that hands it out. */
export const newLink = Effect.fnUntraced(function* (searchId: number) {
  const sql = yield* SqlClient.SqlClient
  const token = newToken()
  yield* sql`INSERT INTO alert_links (token_hash, search_id, created_at)
    VALUES (${hashOfToken(token)}, ${searchId}, ${yield* nowDate})`
  return token
})

/** The search behind a token; undefined once it was removed. */
export const searchBehind = Effect.fnUntraced(function* (token: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql.unsafe<SearchRow & { readonly language: string }>(
    `SELECT ${searchColumns}, coalesce(
      (SELECT language FROM accounts WHERE accounts.id = account_id),
      (SELECT language FROM alert_mailboxes WHERE alert_mailboxes.id = mailbox_id)) AS language
      FROM saved_searches WHERE id = (SELECT search_id FROM alert_links WHERE token_hash = $1)`,
    [hashOfToken(token)],
  )
  return row
})
