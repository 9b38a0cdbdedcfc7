import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { PushMessage } from '#domain/alerts/push.ts'
import type { Language } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { textIn } from '#server/platform/texts.ts'
import type { SearchRow } from '../SavedSearches.ts'

/** Puts an alert beside what waits for each browser of its account, within the transaction that tells it. */
export const queuePush = Effect.fnUntraced(function* (
  search: SearchRow,
  language: Language,
  count: number,
  now: Date,
) {
  const sql = yield* SqlClient.SqlClient
  const message: PushMessage = {
    title: search.name,
    body: textIn(language, 'mails.searchAlert.body', { count, search: search.name }),
    url: localPath(language, search.url),
    lang: language,
    tag: `search-${search.id}`,
  }
  yield* sql`INSERT INTO push_messages (subscription_id, search_id, message, due_at)
    SELECT id, ${search.id}, ${JSON.stringify(message)}, ${now} FROM push_subscriptions
      WHERE account_id = ${search.accountId}
    ON CONFLICT (subscription_id, search_id) DO UPDATE SET message = excluded.message, due_at = excluded.due_at,
      attempts = 0, version = DEFAULT`
})
