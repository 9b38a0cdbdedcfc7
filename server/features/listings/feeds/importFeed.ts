/**
 * Imports the ads of a feed, each in a transaction of its own. An ad is known by its agency and reference; what is said
 * again changes nothing, so that an import that was killed goes on where it was when it is started again.
 */
import { Effect, Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import type { FeedReport } from '#domain/agency/feedReport.ts'
import { readListing } from '#domain/listing/facts/readListing.ts'
import { dieOnSql } from '#server/content/changes/inTransaction.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { textIn } from '#server/platform/texts.ts'
import { FeedUnreadable } from './reading/decode.ts'
import type { FeedAd, FeedItem } from './reading/FeedAd.ts'
import type { FeedRead } from './readFeed.ts'
import { beat, endRun, type ImportOptions, openRun, type Run, tell, tellProblem } from './run.ts'
import { suggest } from './suggest.ts'
import { type Checked, foresee, hashOf, withdrawOne, writeAd } from './writeAd.ts'

/** A whole feed may take back this part of an agency's ads; more waits for a person. */
export const WITHDRAWN_SHARE = 0.3

/** The ad as the write path takes it; undefined where it cannot be shown, after its lines were told. */
const check = Effect.fnUntraced(function* (run: Run, ad: FeedAd) {
  const read = readListing({ kind: 'ad', ...ad.sent }, { isShown: true })
  const { rowOf } = yield* ListingWriter
  const row = 'listing' in read ? rowOf(read.listing.facts) : undefined
  if ('listing' in read && row !== undefined) return { listing: read.listing, row } satisfies Checked
  const problems = 'problems' in read ? read.problems : { latitude: { name: 'outsideGreece' } as const }
  for (const [field, { name, values = {} }] of Object.entries(problems))
    tell(run, {
      line: ad.line,
      reference: ad.reference,
      severity: 'error',
      code: name,
      field,
      message: textIn(run.options.language, `reply.listing_${name}`, values),
      value: shownValue(ad.sent[field]),
      suggestion: suggest(field, ad.sent),
    })
  return undefined
})

const shownValue = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`.slice(0, 80)
    : ''

const takeItem = Effect.fnUntraced(function* (run: Run, item: FeedItem) {
  if ('problem' in item) {
    if (item.problem.severity === 'error') run.counts.refused++
    tellProblem(run, item.problem, '')
    return
  }
  const { ad } = item
  for (const problem of ad.problems) tellProblem(run, problem, ad.reference)
  if (run.seen.has(ad.reference)) {
    run.counts.refused++
    tellProblem(run, { line: ad.line, severity: 'error', code: 'sameReference' }, ad.reference)
    return
  }
  run.seen.add(ad.reference)
  run.counts[yield* outcomeOf(run, ad)]++
  if (run.seen.size % 50 === 0 && !run.options.isDryRun) yield* beat(run)
})

/** Writes an ad, unless the feed said the same of it before: then it was checked, too. */
const outcomeOf = Effect.fnUntraced(function* (run: Run, ad: FeedAd) {
  const hash = hashOf(ad)
  if (run.known.get(ad.reference) === hash) {
    run.unmarked.push(ad.reference)
    return 'unchanged' as const
  }
  const checked = ad.isGone ? undefined : yield* check(run, ad)
  if (run.options.isDryRun) return foresee(run, ad, checked)
  const sql = yield* SqlClient.SqlClient
  return yield* sql.withTransaction(writeAd(run, { ad, hash }, checked))
})

interface Absent {
  readonly reference: string
  readonly listingId: number
}

/** Takes back what a whole feed no longer has; nothing where that is too much of the agency's ads. */
const withdrawAbsent = Effect.fnUntraced(function* (run: Run) {
  const sql = yield* SqlClient.SqlClient
  const { agencyId, options } = run
  const offered = yield* sql<Absent>`SELECT feed_ads.reference, listing_id AS "listingId"
    FROM feed_ads JOIN listings ON listings.id = listing_id
    WHERE agency_id = ${agencyId} AND withdrawn_at IS NULL ORDER BY feed_ads.reference`
  const absent = offered.filter(({ reference }) => !run.seen.has(reference))
  if (absent.length > offered.length * WITHDRAWN_SHARE && !options.mayWithdrawMany) return absent.length
  if (options.isDryRun) run.counts.withdrawn += absent.length
  else
    for (const { listingId } of absent)
      if (yield* sql.withTransaction(withdrawOne(listingId))) run.counts.withdrawn++
  return 0
})

/** Imports a feed for an agency, and returns what became of each of its lines. */
export const importFeed = Effect.fn('feeds.import')(function* (
  items: AsyncIterable<FeedItem>,
  read: FeedRead,
  options: ImportOptions,
) {
  const run = yield* openRun(options)
  const failure = yield* Stream.fromAsyncIterable(items, (error) => error).pipe(
    Stream.runForEach((item) => takeItem(run, item)),
    Effect.as(undefined),
    Effect.catch((error) => (error instanceof FeedUnreadable ? Effect.succeed(error) : Effect.die(error))),
  )
  if (failure !== undefined)
    tellProblem(run, { line: failure.line, severity: 'error', code: failure.code }, '')
  if (!options.isDryRun) yield* beat(run)
  // What was not read may hold the ads that are absent.
  const waiting = failure === undefined && read.isWhole ? yield* withdrawAbsent(run) : 0
  const report: FeedReport = {
    runId: run.id,
    ...run.counts,
    waiting,
    isComplete: failure === undefined,
    lines: run.lines,
    linesLeftOut: run.linesLeftOut,
  }
  if (!options.isDryRun) yield* endRun(run, report)
  return report
}, dieOnSql)
