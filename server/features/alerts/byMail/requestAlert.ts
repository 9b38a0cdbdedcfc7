/** Searches of an address without an account: kept at once, told only after a link in a mail was pressed. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { alertLimits } from '#domain/alerts/limits.ts'
import { unsubscribePath } from '#domain/alerts/paths.ts'
import { defaults, type Language } from '#domain/locale.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { countUnsolicited } from '#server/content/mail/countUnsolicited.ts'
import { emailKey } from '#server/content/mail/emailKey.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { newLink } from '../links.ts'
import type { ReadUrl } from '../readSearchUrl.ts'
import { nameOfSearch } from '../words.ts'

interface Request {
  readonly read: ReadUrl
  readonly email: string
  readonly language: Language
}

const mailboxOf = Effect.fnUntraced(function* (email: string, language: Language) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{
    id: number
  }>`INSERT INTO alert_mailboxes (email, email_key, language, created_at)
    VALUES (${email}, ${emailKey(email) ?? email}, ${language}, ${yield* nowDate})
    ON CONFLICT (email_key) DO UPDATE SET email = alert_mailboxes.email RETURNING id`
  return row?.id ?? 0
})

/** The search of the mailbox; undefined where it has no room for another. */
const keep = Effect.fnUntraced(function* ({ read, email, language }: Request) {
  const sql = yield* SqlClient.SqlClient
  const mailbox = yield* mailboxOf(email, language)
  const name = nameOfSearch(read, language).slice(0, alertLimits.name)
  const [row] = yield* sql<{ id: number }>`INSERT INTO saved_searches
      (mailbox_id, name, url, frequency, channels, time_zone, created_at)
    SELECT ${mailbox}, ${name}, ${read.url}, 'off', ARRAY['mail'], ${defaults.timeZone}, ${yield* nowDate}
    WHERE (SELECT count(*) FROM saved_searches WHERE mailbox_id = ${mailbox}) < ${alertLimits.searches}
      OR EXISTS (SELECT 1 FROM saved_searches WHERE mailbox_id = ${mailbox} AND url = ${read.url})
    ON CONFLICT (mailbox_id, url) DO UPDATE SET name = saved_searches.name RETURNING id`
  return row?.id
})

const write = Effect.fnUntraced(function* (request: Request) {
  const sql = yield* SqlClient.SqlClient
  const { read, email, language } = request
  // An address that gets too many such mails gets no other one, and keeps nothing more.
  if (!(yield* countUnsolicited(sql, email)).isWithin) return
  const id = yield* keep(request)
  if (id === undefined) return
  const { origin } = yield* Configuration
  const { keyword: _, ...criteria } = read.criteria
  yield* (yield* Outbox).put({
    kind: 'confirmAlert',
    to: email,
    language,
    data: {
      name: '',
      // Without words that were typed: anybody can type an address.
      search: nameOfSearch({ ...read, criteria }, language),
      link: `${origin}${unsubscribePath(yield* newLink(id))}`,
      hours: alertLimits.confirmHours,
    },
  })
})

/** Mails the link that confirms, or that manages what was confirmed before. The reply says nothing of it. */
export const requestAlert = Effect.fn('alerts.request')(function* (request: Request) {
  const sql = yield* SqlClient.SqlClient
  yield* dieOnSql(sql.withTransaction(write(request)))
})

/** Forgets searches that nobody confirmed, and addresses that keep none. */
export const sweepUnconfirmed = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const oldest = new Date((yield* nowDate).getTime() - alertLimits.confirmHours * 3_600_000)
  yield* sql`DELETE FROM saved_searches
    WHERE mailbox_id IS NOT NULL AND confirmed_at IS NULL AND created_at < ${oldest}`
  yield* sql`DELETE FROM alert_mailboxes WHERE created_at < ${oldest}
    AND NOT EXISTS (SELECT 1 FROM saved_searches WHERE mailbox_id = alert_mailboxes.id)`
})
