/** Calls of members about feeds. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { InvalidRequest } from '#domain/api/errors.ts'
import { FeedRefused, TeamChanged } from '#domain/api/agencies/teamErrors.ts'
import type { Language } from '#domain/locale.ts'
import { changeOnce, versionAsked } from '#server/content/changes/requestHeaders.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { requestLanguage } from '#server/http/replies/requestLanguage.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { agencyFor, audit, notYours } from '#server/identity/agencies/access.ts'
import { withinLimit } from '#server/identity/limits/limits.ts'
import { SignedInSession } from '#domain/api/SignedIn.ts'
import { withdrawOne } from '../writeAd.ts'
import { canAccept, runRow, runsOf, wholeRun } from './readRuns.ts'
import { fetchSources, sourceOf } from './source.ts'

interface OfAgency {
  readonly params: { readonly slug: string }
}
interface OfRun {
  readonly params: { readonly slug: string; readonly run: string }
}

const invalid = Effect.suspend(() => Effect.fail(new InvalidRequest(refusal('invalidRequest'))))

const writer = Effect.gen(function* () {
  const { accountId } = yield* SignedInSession
  yield* withinLimit('teamByAccount', accountId)
  return accountId
})

const changeFeeds = <A, E, R>(accountId: string, body: unknown, work: Effect.Effect<A, E, R>) =>
  changeOnce({ accountId, part: 'feeds', body, work, refuseKey: invalid })

export const list = Effect.fn('agencyFeeds.list')(function* ({ params: { slug } }: OfAgency) {
  const { accountId } = yield* SignedInSession
  const { id } = yield* agencyFor(accountId, slug, 'seeFeeds')
  return { source: yield* sourceOf(id), runs: yield* runsOf(id) }
}, dieOnSql)

export const run = Effect.fn('agencyFeeds.run')(function* ({ params: { slug, run: runId } }: OfRun) {
  const { accountId } = yield* SignedInSession
  const { id } = yield* agencyFor(accountId, slug, 'seeFeeds')
  return yield* wholeRun(id, runId, yield* requestLanguage)
}, dieOnSql)

/** Withdraws the ads that the run's file no longer had. */
export const accept = Effect.fn('agencyFeeds.accept')(function* ({ params: { slug, run: runId } }: OfRun) {
  const accountId = yield* writer
  const sql = yield* SqlClient.SqlClient
  const work = Effect.gen(function* () {
    const agency = yield* agencyFor(accountId, slug, 'manageFeeds', 'locked')
    const row = yield* runRow(agency.id, runId, 'locked')
    if (!canAccept(row) || row.report === null) return yield* new FeedRefused(refusal('feedNothingWaits'))
    const absent = yield* sql<{ listingId: number }>`SELECT listing_id AS "listingId"
      FROM feed_ads JOIN listings ON listings.id = listing_id
      WHERE feed_ads.agency_id = ${agency.id} AND run_id <> ${runId} AND withdrawn_at IS NULL ORDER BY listing_id`
    let withdrawn = 0
    for (const { listingId } of absent) if (yield* withdrawOne(listingId)) withdrawn++
    const report = { ...row.report, waiting: 0, withdrawn: row.report.withdrawn + withdrawn }
    yield* sql`UPDATE feed_runs SET accepted_at = ${yield* nowDate}, report = ${JSON.stringify(report)}::jsonb
      WHERE id = ${runId}`
    yield* audit(agency.id, accountId, 'withdrawalAccepted', String(withdrawn))
    return { withdrawn }
  })
  const done = yield* changeFeeds(accountId, ['accept', slug, runId], work)
  // The index catches up by itself; this is only sooner.
  yield* Effect.ignore((yield* SearchIndex).catchUp)
  return done
})

interface SourcePayload {
  readonly url: string | null
  readonly language: Language
  readonly hours: number
  readonly version?: number
}

/** Whether an address can be fetched at all. */
const isWebAddress = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

export const source = Effect.fn('agencyFeeds.source')(function* ({
  params: { slug },
  payload: { version, url, language, hours },
}: OfAgency & { readonly payload: SourcePayload }) {
  const accountId = yield* writer
  const asked = yield* versionAsked(version)
  const sql = yield* SqlClient.SqlClient
  if (url !== null && !isWebAddress(url)) return yield* new FeedRefused(refusal('feedAddress'))
  const work = Effect.gen(function* () {
    const { id } = yield* agencyFor(accountId, slug, 'manageFeeds', 'locked')
    const stored = (yield* sourceOf(id))?.version ?? 0
    if (asked !== undefined && asked !== 'any' && asked !== stored)
      return yield* new TeamChanged({ data: { ...refusal('savedChanged').data, version: stored } })
    if (url === null) yield* sql`DELETE FROM agency_feeds WHERE agency_id = ${id}`
    else
      yield* sql`INSERT INTO agency_feeds (agency_id, url, language, hours, next_at)
        VALUES (${id}, ${url}, ${language}, ${hours}, ${yield* nowDate})
        ON CONFLICT (agency_id) DO UPDATE SET url = excluded.url, language = excluded.language,
          hours = excluded.hours, next_at = excluded.next_at, validator = '', problem = NULL,
          version = agency_feeds.version + 1`
    yield* audit(id, accountId, 'feedChanged', url ?? '')
    return { isDone: true } as const
  })
  return yield* changeFeeds(accountId, ['source', slug, url, language, hours, asked], work)
})

/** Fetches the address at once; the reply does not wait for it. */
export const fetchNow = Effect.fn('agencyFeeds.fetch')(function* ({ params: { slug } }: OfAgency) {
  const accountId = yield* writer
  const { id } = yield* agencyFor(accountId, slug, 'manageFeeds')
  const sql = yield* SqlClient.SqlClient
  const due =
    yield* sql`UPDATE agency_feeds SET next_at = ${yield* nowDate} WHERE agency_id = ${id} RETURNING 1`
  if (due.length === 0) return yield* notYours
  yield* Effect.forkDetach(
    Effect.catchCause(fetchSources, (cause) => Effect.logWarning('Feeds could not be fetched', cause)),
  )
  return { isDone: true } as const
}, dieOnSql)
