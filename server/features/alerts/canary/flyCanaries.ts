/**
 * Made-up ads that go the way of real ones: matched by the same engine with all searches, told by the same outbox and
 * mail server, in the same turns. What takes long or fails for readers does so for them.
 */
import { Effect, Metric, Option } from 'effect'
import { SqlClient } from 'effect/sql'
import { defaults } from '#domain/locale.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { emailKey } from '#server/content/mail/emailKey.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { canariesMissed, canarySeconds } from '#server/platform/metrics.ts'
import { AlertIndex } from '../AlertIndex.ts'
import { canaryUrl, madeUpAd } from './madeUpAd.ts'

/** A canary that has not arrived by then is missed, seconds. */
export const MISSED_AFTER = 300

/** How long canaries are kept, days: the period of the ledger, and a little. */
const KEPT_DAYS = 100

/** The search of the canaries' inbox. It is told nothing else. */
const searchOf = Effect.fnUntraced(function* (inbox: string, now: Date) {
  const sql = yield* SqlClient.SqlClient
  const key = emailKey(inbox) ?? inbox
  const [known] = yield* sql<{ id: number }>`SELECT saved_searches.id FROM saved_searches
    JOIN alert_mailboxes ON alert_mailboxes.id = mailbox_id WHERE email_key = ${key} AND url = ${canaryUrl}`
  if (known !== undefined) return known.id
  yield* sql`INSERT INTO alert_mailboxes (email, email_key, language, created_at)
    VALUES (${inbox}, ${key}, ${defaults.language}, ${now}) ON CONFLICT (email_key) DO NOTHING`
  yield* sql`INSERT INTO saved_searches (mailbox_id, name, url, frequency, channels, time_zone, created_at, confirmed_at)
    SELECT id, 'canary', ${canaryUrl}, 'off', ARRAY['mail'], ${defaults.timeZone}, ${now}, ${now}
    FROM alert_mailboxes WHERE email_key = ${key} ON CONFLICT (mailbox_id, url) DO NOTHING`
  return undefined
})

/** Makes the canary of this minute, in one process. */
const release = Effect.fnUntraced(function* (now: Date) {
  const sql = yield* SqlClient.SqlClient
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
  yield* sql`INSERT INTO alert_canaries (minute, at) VALUES (${minute}, ${now}) ON CONFLICT (minute) DO NOTHING`
})

/** Mails the canaries that the engine matches with their search: each once, in one transaction. */
const tell = Effect.fnUntraced(function* (inbox: string, search: number, now: Date) {
  const sql = yield* SqlClient.SqlClient
  const index = yield* (yield* AlertIndex).caughtUp
  if (!index.match(madeUpAd).includes(search)) return
  const outbox = yield* Outbox
  const work = Effect.gen(function* () {
    const told = yield* sql<{ id: string }>`UPDATE alert_canaries SET told_at = ${now}
      WHERE told_at IS NULL RETURNING id::text`
    for (const { id } of told)
      yield* outbox.put({
        kind: 'alertCanary',
        to: inbox,
        language: defaults.language,
        data: { name: '', number: id },
      })
  })
  yield* sql.withTransaction(work)
})

/** Notes which were taken by the mail server of the inbox, and measures them. */
const arrive = Effect.fnUntraced(function* (now: Date) {
  const sql = yield* SqlClient.SqlClient
  const arrived = yield* sql<{
    seconds: number
  }>`UPDATE alert_canaries SET arrived_at = outbox.sent_at FROM outbox
    WHERE outbox.kind = 'alertCanary' AND outbox.payload ->> 'number' = alert_canaries.id::text
      AND outbox.sent_at IS NOT NULL AND arrived_at IS NULL AND told_at IS NOT NULL
    RETURNING extract(epoch FROM outbox.sent_at - at)::float8 AS seconds`
  for (const { seconds } of arrived) yield* Metric.update(canarySeconds, Math.max(0, seconds))
  const [missed] = yield* sql<{ count: number }>`SELECT count(*)::int AS count FROM alert_canaries
    WHERE arrived_at IS NULL AND at < ${new Date(now.getTime() - MISSED_AFTER * 1000)}
      AND at > ${new Date(now.getTime() - 3_600_000)}`
  yield* Metric.update(canariesMissed, missed?.count ?? 0)
  yield* sql`DELETE FROM alert_canaries WHERE at < ${new Date(now.getTime() - KEPT_DAYS * 86_400_000)}`
})

/** One turn, beside the alerts of readers; nothing without an inbox. */
export const flyCanaries = Effect.gen(function* () {
  const { alertCanary } = yield* Configuration
  if (Option.isNone(alertCanary)) return
  const now = yield* nowDate
  const search = yield* searchOf(alertCanary.value, now)
  yield* release(now)
  if (search !== undefined) yield* tell(alertCanary.value, search, now)
  yield* arrive(now)
})
