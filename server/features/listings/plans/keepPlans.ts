/**
 * Agencies that do not pay: told at once and at every step, nothing new later, and then their ads are paused, until they
 * pay. What is due is in the rows alone: a restart loses nothing, and several processes do it once.
 */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import type { Language } from '#domain/locale.ts'
import { overdueDay, overdueSteps, stepsReached } from '#domain/visibility/plans.ts'
import { dieOnSql, inTransaction, nowDate } from '#server/content/changes/inTransaction.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { audit } from '#server/identity/agencies/access.ts'
import { linkTo } from '#server/identity/links.ts'
import { Configuration } from '#server/platform/Configuration.ts'

const dayMs = 86_400_000

/** At once: an agency with thousands of ads does not stop the writers. */
const MOST = 500

/** Notes the first day of those that do not pay, and forgets it for those that pay again. */
const noteBeginnings = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`UPDATE agencies SET overdue_since = ${yield* nowDate}, overdue_told = 0
    WHERE plan = 'defaulting' AND overdue_since IS NULL`
  const paid = yield* sql<{ id: number }>`UPDATE agencies SET overdue_since = NULL, overdue_told = 0
    WHERE plan <> 'defaulting' AND overdue_since IS NOT NULL RETURNING id`
  for (const { id } of paid) yield* audit(id, null, 'planPaid')
})

interface Overdue {
  readonly id: number
  readonly name: string
  readonly since: Date
  readonly told: number
}

interface Reader {
  readonly email: string
  readonly name: string
  readonly language: Language
}

/** Who of an agency reads about its plan: who leads it or keeps its accounts, else whose ads are its. */
const readersOf = Effect.fnUntraced(function* (agencyId: number) {
  const sql = yield* SqlClient.SqlClient
  const team = yield* sql<Reader>`SELECT email, accounts.name, accounts.language FROM agency_members
    JOIN accounts ON accounts.id = account_id
    WHERE agency_id = ${agencyId} AND ended_at IS NULL AND role IN ('owner', 'admin', 'accounts')`
  if (team.length > 0) return team
  return yield* sql<Reader>`SELECT DISTINCT accounts.email, accounts.name, accounts.language FROM advertisers
    JOIN advertiser_accounts ON advertiser_id = advertisers.id JOIN accounts ON accounts.id = account_id
    WHERE agency_id = ${agencyId}`
})

/** Tells an agency the step that it has reached; the log of its team keeps it. */
const tell = Effect.fnUntraced(function* ({ id, name: agency, since }: Overdue, now: Date) {
  const sql = yield* SqlClient.SqlClient
  const { origin } = yield* Configuration
  const reached = stepsReached(since, now)
  const step = overdueSteps[reached - 1]?.name ?? 'told'
  const [, nothingNew, paused] = overdueSteps
  for (const { email, name, language } of yield* readersOf(id)) {
    const link = linkTo(origin, 'contactUs', language)
    const data = {
      name,
      agency,
      step,
      at: since.toISOString(),
      days: overdueDay(since, now),
      nothingNew: nothingNew.day,
      paused: paused.day,
      link,
    }
    yield* (yield* Outbox).put({ kind: 'planOverdue', to: email, language, data })
  }
  yield* audit(id, null, 'planOverdue', '', String(overdueDay(since, now)))
  yield* sql`UPDATE agencies SET overdue_told = ${reached} WHERE id = ${id}`
})

/** Tells those that reached a step since the last look. */
const tellSteps = Effect.fnUntraced(function* (now: Date) {
  const sql = yield* SqlClient.SqlClient
  const overdue =
    yield* sql<Overdue>`SELECT id, name, overdue_since AS since, overdue_told AS told FROM agencies
    WHERE overdue_since IS NOT NULL AND overdue_told < ${overdueSteps.length} ORDER BY id FOR UPDATE SKIP LOCKED`
  for (const agency of overdue) if (stepsReached(agency.since, now) > agency.told) yield* tell(agency, now)
})

/** Pauses some ads of agencies that reached the last step, and keeps which. */
const pauseSome = Effect.fnUntraced(function* (now: Date) {
  const sql = yield* SqlClient.SqlClient
  const before = new Date(now.getTime() - overdueSteps[2].day * dayMs)
  const paused = yield* sql`WITH due AS (
      SELECT listings.id FROM listings JOIN advertisers ON advertisers.id = advertiser_id
        JOIN agencies ON agencies.id = agency_id
      WHERE overdue_since <= ${before} AND status = ${statuses.idOf('active')}
      ORDER BY listings.id LIMIT ${MOST} FOR UPDATE OF listings SKIP LOCKED
    ), moved AS (
      UPDATE listings SET status = ${statuses.idOf('paused')}, version = version + 1
      FROM due WHERE listings.id = due.id RETURNING listings.id
    ), kept AS (
      INSERT INTO plan_pauses (listing_id, paused_at) SELECT id, ${now} FROM moved ON CONFLICT DO NOTHING
    )
    INSERT INTO status_events (listing_id, at, status) SELECT id, greatest(${now}::timestamptz,
      (SELECT max(at) + interval '1 millisecond' FROM status_events WHERE listing_id = moved.id)),
      ${statuses.idOf('paused')} FROM moved RETURNING listing_id`
  return paused.length
})

/**
 * Shows some ads again that were paused for a plan that is paid now. Those that changed meanwhile stay as they are. When
 * they were confirmed is as before: a long pause does not make an ad newer.
 */
const resumeSome = Effect.fnUntraced(function* (now: Date) {
  const sql = yield* SqlClient.SqlClient
  const taken = yield* sql`WITH due AS (
      SELECT listings.id, listings.status FROM plan_pauses JOIN listings ON listings.id = listing_id
        JOIN advertisers ON advertisers.id = advertiser_id LEFT JOIN agencies ON agencies.id = agency_id
      WHERE agencies.overdue_since IS NULL
      ORDER BY listings.id LIMIT ${MOST} FOR UPDATE OF listings SKIP LOCKED
    ), moved AS (
      UPDATE listings SET status = ${statuses.idOf('active')}, version = version + 1
      FROM due WHERE listings.id = due.id AND due.status = ${statuses.idOf('paused')} RETURNING listings.id
    ), told AS (
      INSERT INTO status_events (listing_id, at, status) SELECT id, greatest(${now}::timestamptz,
        (SELECT max(at) + interval '1 millisecond' FROM status_events WHERE listing_id = moved.id)),
        ${statuses.idOf('active')} FROM moved
    )
    DELETE FROM plan_pauses USING due WHERE listing_id = due.id RETURNING listing_id`
  return taken.length
})

/** Does all that is due, and lets searches know. */
export const keepPlans = Effect.gen(function* () {
  const now = yield* nowDate
  yield* inTransaction(noteBeginnings)
  yield* inTransaction(tellSteps(now))
  let total = 0
  for (const some of [pauseSome, resumeSome])
    for (let moved = MOST; moved === MOST; total += moved) moved = yield* some(now)
  if (total > 0) yield* (yield* SearchIndex).catchUp
}).pipe(dieOnSql)
