/** Tells searches that are due: their mails go into the outbox in the transaction that says that they were told. */
import { Effect, Metric } from 'effect'
import { SqlClient } from 'effect/sql'
import { alertLimits } from '#domain/alerts/limits.ts'
import { unsubscribePath } from '#domain/alerts/paths.ts'
import { nextDigest, quietUntil } from '#domain/alerts/schedule.ts'
import type { Language } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { Notifications } from '#server/content/notifications/Notifications.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { ListingCounts } from '#server/content/statistics/ListingCounts.ts'
import { alertSeconds } from '#server/platform/metrics.ts'
import { composeAlert } from './composeAlert.ts'
import { newLink } from './links.ts'
import { queuePush } from './push/queuePush.ts'
import { reachable } from './reachable.ts'
import { SavedSearches, scheduleOf, searchColumns, type SearchRow } from './SavedSearches.ts'

const HOUR = 3_600_000

/** After a failure a search is tried again, ms. */
const LATER = 10 * 60_000

/** Searches looked at in one turn. */
const AT_ONCE = 100

interface Reader {
  readonly email: string
  readonly language: Language
  readonly name: string
  readonly isReachable: boolean
}

/** SQL: to whom a search is told, an account or an address alone. */
const readers = `(SELECT email, language, name FROM accounts WHERE accounts.id = searches.account_id
  UNION ALL SELECT email, language, '' FROM alert_mailboxes WHERE alert_mailboxes.id = searches.mailbox_id)`

interface DueRow extends SearchRow, Reader {}

const lockDue = `SELECT ${searchColumns
  .split(/,\s+/)
  .map((column) => `searches.${column}`)
  .join(', ')}, readers.email, readers.language, readers.name AS "readerName",
  ${reachable('readers.email')} AS "isReachable"
  FROM saved_searches AS searches JOIN LATERAL ${readers} AS readers ON true
  WHERE searches.id = $1 AND due_at <= $2 FOR UPDATE OF searches SKIP LOCKED`

/** Tells one search. Another process that holds it tells it instead. */
const tellOne = Effect.fnUntraced(function* (id: number, now: Date) {
  const sql = yield* SqlClient.SqlClient
  const [search] = yield* sql.unsafe<DueRow & { readonly readerName: string }>(lockDue, [id, now])
  if (search === undefined) return
  const settle = (due: Date | null) => sql`UPDATE saved_searches SET due_at = ${due} WHERE id = ${id}`
  const held = heldUntil(search, now)
  if (held !== undefined) return yield* settle(new Date(held))
  const next = nextDigest(now.getTime(), scheduleOf(search))
  yield* settle(next === undefined ? null : new Date(next))
  const read = (yield* SavedSearches).read(search.url)
  if (search.frequency === 'off' || read === undefined) return
  const told = yield* composeAlert(search, read, search.language)
  if (told === undefined) return
  const hour = hourOf(search, now)
  // One mail at the end of the hour then counts all.
  if (search.frequency === 'instant' && hour.homes + told.count > alertLimits.homesAnHour && hour.homes > 0)
    return yield* settle(new Date(hour.began.getTime() + HOUR))
  if (told.count > 0 && search.channels.includes('mail') && search.isReachable) {
    yield* mail(search, told)
    ;(yield* ListingCounts).alerted(told.listingIds.slice(0, alertLimits.homesInMail))
    if (search.frequency === 'instant')
      yield* Metric.update(alertSeconds, (now.getTime() - told.since.getTime()) / 1000)
  }
  if (told.count > 0 && search.accountId !== null && search.channels.includes('push'))
    yield* queuePush(search, search.language, told.count, now)
  const [found] = told.listingIds
  if (found !== undefined && search.accountId !== null && search.channels.includes('site'))
    yield* (yield* Notifications).tell([search.accountId], { kind: 'homeFound', listingId: found })
  yield* sql`UPDATE saved_searches SET told_number = ${told.last}::int8, hour_began = ${hour.began},
    hour_homes = ${hour.homes + told.count} WHERE id = ${id}`
})

/** When a search that is paused, or whose reader wants quiet, is looked at again. */
const heldUntil = (search: SearchRow, now: Date): number | undefined =>
  search.pausedUntil !== null && search.pausedUntil > now
    ? search.pausedUntil.getTime()
    : quietUntil(now.getTime(), scheduleOf(search))

/** The hour that instant alerts are counted in, and what was told in it. A clock that went back begins another. */
const hourOf = ({ hourBegan, hourHomes }: SearchRow, now: Date) => {
  const age = hourBegan === null ? HOUR : now.getTime() - hourBegan.getTime()
  return hourBegan !== null && age >= 0 && age < HOUR
    ? { began: hourBegan, homes: hourHomes }
    : { began: now, homes: 0 }
}

type Told = Exclude<Effect.Success<ReturnType<typeof composeAlert>>, undefined>

const mail = Effect.fnUntraced(function* (
  search: DueRow & { readonly readerName: string },
  { homes, count, gone }: Told,
) {
  const { origin } = yield* Configuration
  const { language } = search
  const token = yield* newLink(search.id)
  yield* (yield* Outbox).put({
    kind: 'searchAlert',
    to: search.email,
    language,
    data: {
      name: search.readerName,
      search: search.name,
      count,
      homes,
      gone,
      listLink: `${origin}${localPath(language, search.url)}`,
      unsubscribe: `${origin}${unsubscribePath(token)}`,
    },
  })
})

/** Tells everything that is due, each search in a transaction of its own, and returns how many were looked at. */
export const tellDue = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { transaction } = yield* Notifications
  const now = yield* nowDate
  const due = yield* sql<{ id: number }>`SELECT saved_searches.id FROM saved_searches
    LEFT JOIN accounts ON accounts.id = account_id
    WHERE due_at <= ${now} AND suspended_at IS NULL ORDER BY due_at LIMIT ${AT_ONCE}`
  // One that cannot be told does not stop the others.
  const later = (id: number) =>
    sql`UPDATE saved_searches SET due_at = ${new Date(now.getTime() + LATER)} WHERE id = ${id}`
  yield* Effect.forEach(
    due,
    ({ id }) =>
      Effect.catchCause(transaction(tellOne(id, now)), (cause) =>
        Effect.andThen(Effect.logWarning('A saved search could not be told', { id }, cause), later(id)),
      ),
    { discard: true },
  )
  return due.length
})
