/** What moderators decide about ads, appeals and reports: each with its row in the log, and who has to know is told. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { statuses } from '#domain/listing/vocabularies/market.ts'
import { defaults, isLanguage, type Language } from '#domain/locale.ts'
import type { ModerationAct } from '#domain/moderation/acts.ts'
import { editPath } from '#domain/publishing/paths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { endHold } from '#server/content/listings/holds/endHold.ts'
import { joinProperties, partProperty } from '#server/content/listings/properties/settleProperty.ts'
import { Outbox } from '#server/content/mail/Outbox.ts'
import { Configuration } from '#server/platform/Configuration.ts'

export interface Decision {
  readonly act: ModerationAct
  /** Of the ad, the appeal or the report. */
  readonly id: number
  /** With `join`: an ad of the same home. */
  readonly other?: number | undefined
  readonly because: string
  readonly moderator: string
}

const held = statuses.idOf('held')
/** Statuses from which an ad can be held or removed. */
const holdable = (['active', 'underOffer', 'paused', 'expired', 'held'] as const).map((name) =>
  statuses.idOf(name),
)

const log = Effect.fnUntraced(function* (
  { act, because, moderator }: Decision,
  listingId: number | null,
  subject: string,
) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`INSERT INTO moderation_acts (at, moderator, act, listing_id, subject, because)
    VALUES (${yield* nowDate}, ${moderator}, ${act}, ${listingId}, ${subject}, ${because})`
})

interface Addressee {
  readonly email: string
  readonly name: string
  readonly language: Language
  readonly title: string | null
}

/** Tells the accounts that answer for an ad; without one, the address of its advertiser. */
const tellAdvertiser = Effect.fnUntraced(function* (
  listingId: number,
  kind: 'adRemoved' | 'appealGranted' | 'appealDenied',
  because: string,
) {
  const sql = yield* SqlClient.SqlClient
  const { origin } = yield* Configuration
  const people = yield* sql<Addressee>`SELECT coalesce(accounts.email, advertisers.email) AS email,
      coalesce(accounts.name, '') AS name, coalesce(accounts.language, ${defaults.language}) AS language,
      (SELECT title FROM listing_texts WHERE listing_id = listings.id AND title IS NOT NULL
        ORDER BY language LIMIT 1) AS title
    FROM listings JOIN advertisers ON advertisers.id = listings.advertiser_id
    LEFT JOIN advertiser_accounts ON advertiser_accounts.advertiser_id = advertisers.id
    LEFT JOIN accounts ON accounts.id = account_id
    WHERE listings.id = ${listingId} AND coalesce(accounts.email, advertisers.email) IS NOT NULL`
  for (const { email, name, language, title } of people)
    yield* (yield* Outbox).put({
      kind,
      to: email,
      language,
      data: {
        name,
        title: title ?? String(listingId),
        because,
        link: `${origin}${localPath(language, editPath(listingId))}`,
      },
    })
})

const hold = Effect.fnUntraced(function* (decision: Decision, reason: 'moderator' | 'removed') {
  const { id, because } = decision
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  const [row] = yield* sql<{ status: number }>`SELECT status FROM listings WHERE id = ${id}
    AND status IN ${sql.in(holdable)} FOR UPDATE`
  if (row === undefined) return false
  const same = yield* sql`SELECT 1 FROM listing_holds WHERE listing_id = ${id} AND reason = ${reason}
    AND ended_at IS NULL`
  if (same.length > 0) return false
  yield* sql`INSERT INTO listing_holds (listing_id, reason, field, found, at)
    VALUES (${id}, ${reason}, '', ${because}, ${now})`
  if (row.status !== held) {
    yield* sql`UPDATE listings SET status = ${held}, version = version + 1 WHERE id = ${id}`
    yield* sql`INSERT INTO status_events (listing_id, at, status)
      SELECT ${id}, greatest(${now}::timestamptz, max(at) + interval '1 millisecond'), ${held}
      FROM status_events WHERE listing_id = ${id}`
  }
  yield* log(decision, id, `ad ${id}`)
  if (reason === 'removed') yield* tellAdvertiser(id, 'adRemoved', because)
  return true
})

const release = Effect.fnUntraced(function* (decision: Decision) {
  if (!(yield* endHold(decision.id, yield* nowDate))) return false
  yield* log(decision, decision.id, `ad ${decision.id}`)
  return true
})

const decideAppeal = Effect.fnUntraced(function* (decision: Decision) {
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  const { id, because } = decision
  const isGranted = decision.act === 'grant'
  const [appeal] = yield* sql<{ listingId: number }>`UPDATE appeals SET decided_at = ${now},
      is_granted = ${isGranted}, answer = ${because}
    WHERE id = ${id} AND decided_at IS NULL RETURNING listing_id AS "listingId"`
  if (appeal === undefined) return false
  if (isGranted) yield* endHold(appeal.listingId, now)
  yield* log(decision, appeal.listingId, `appeal ${id}`)
  yield* tellAdvertiser(appeal.listingId, isGranted ? 'appealGranted' : 'appealDenied', because)
  return true
})

const answerReport = Effect.fnUntraced(function* (decision: Decision) {
  const sql = yield* SqlClient.SqlClient
  const { id, because } = decision
  const [report] = yield* sql<{
    listingId: number
    email: string
    reference: string | null
    language: string
  }>`
    UPDATE reports SET handled_at = ${yield* nowDate}, answer = ${because}
    WHERE id = ${id} AND handled_at IS NULL RETURNING listing_id AS "listingId", email, reference, language`
  if (report === undefined) return false
  yield* log(decision, report.listingId, `report ${id}`)
  const { email, reference, language } = report
  if (email !== '')
    yield* (yield* Outbox).put({
      kind: 'reportAnswered',
      to: email,
      language: isLanguage(language) ? language : defaults.language,
      data: { name: '', reference: reference ?? String(id), answer: because },
    })
  return true
})

const home = Effect.fnUntraced(function* (decision: Decision) {
  const { act, id, other = 0 } = decision
  const now = yield* nowDate
  const isChanged =
    act === 'join' ? yield* joinProperties(id, other, now) : yield* partProperty(id, 'operator', now)
  if (isChanged) yield* log(decision, id, act === 'join' ? `ad ${id} and ad ${other}` : `ad ${id}`)
  return isChanged
})

/** Does what was decided, in one transaction. False where nothing changed: it was done before, or is not there. */
export const decide = Effect.fn('moderation.decide')(function* (decision: Decision) {
  const sql = yield* SqlClient.SqlClient
  const works = {
    hold: hold(decision, 'moderator'),
    remove: hold(decision, 'removed'),
    release: release(decision),
    grant: decideAppeal(decision),
    deny: decideAppeal(decision),
    join: home(decision),
    part: home(decision),
    answer: answerReport(decision),
  } satisfies Record<ModerationAct, unknown>
  return yield* sql.withTransaction(works[decision.act])
}, Effect.orDie)
