/**
 * Imports the ads of a feed, each in a transaction of its own. An ad is known by its agency and reference; what is said
 * again changes nothing, so that an import that was killed goes on where it was when it is started again.
 */
import { Effect, Stream } from 'effect'
import { SqlClient } from 'effect/sql'
import { createHash, randomUUID } from 'node:crypto'
import { factNames } from '#domain/listing/facts/factTable.ts'
import { readListing, type SentListing } from '#domain/listing/facts/readListing.ts'
import type { Language } from '#domain/locale.ts'
import { dieOnSql, nowDate } from '#server/content/changes/inTransaction.ts'
import type { Columns } from '#server/content/listings/writing/factColumns.ts'
import { type Advertiser, ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { textIn } from '#server/platform/texts.ts'
import { changeHeld, createHeld, settle } from '../holds/writeHeld.ts'
import { listingById, type OwnedListing } from '../write/ownListing.ts'
import { FeedUnreadable } from './reading/decode.ts'
import type { FeedAd, FeedItem, FeedProblem } from './reading/FeedAd.ts'
import type { FeedRead } from './reading/readFeed.ts'
import { AgencyUnknown, type FeedLine, type FeedReport, FeedRunning, linesMax } from './report.ts'

/** A whole feed may take back this part of an agency's ads; more waits for a person. */
export const WITHDRAWN_SHARE = 0.3

/** An import that said nothing for so long was killed. */
const KILLED_AFTER = '5 minutes'

export interface ImportOptions {
  /** The agency's part of an address. */
  readonly agency: string
  /** Of the sentences of the report. */
  readonly language: Language
  /** Reads and checks, and writes nothing. */
  readonly isDryRun: boolean
  /** A person looked at how many ads a whole feed takes back. */
  readonly mayWithdrawMany: boolean
}

interface Run {
  readonly id: string
  readonly agencyId: number
  readonly advertiser: Advertiser
  readonly options: ImportOptions
  readonly counts: { added: number; changed: number; unchanged: number; withdrawn: number; refused: number }
  readonly lines: FeedLine[]
  readonly seen: Set<string>
  linesLeftOut: number
}

function tell(run: Run, line: FeedLine): void {
  if (run.lines.length < linesMax) run.lines.push(line)
  else run.linesLeftOut++
}

const tellProblem = (run: Run, { line, severity, code, field, value }: FeedProblem, reference: string) =>
  tell(run, {
    line,
    reference,
    severity,
    code,
    field: field ?? '',
    message: textIn(run.options.language, `reply.feed_${code}`),
    value: value ?? '',
  })

/** What the feed says of an ad, as bytes that differ where it differs. */
const hashOf = ({ sent, photos, isGone }: FeedAd): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([sent, photos, isGone]))
    .digest()

interface Known {
  readonly listingId: number
  readonly hash: Uint8Array
}

/** Where the ad could be shown again, or is shown. */
const changeable: readonly string[] = [
  'draft',
  'active',
  'held',
  'paused',
  'underOffer',
  'expired',
  'withdrawn',
]

const withdraw = Effect.fnUntraced(function* (listingId: number) {
  const stored = yield* listingById(listingId)
  if (!['active', 'held', 'paused', 'underOffer', 'expired', 'draft'].includes(stored.status)) return false
  yield* (yield* ListingWriter).move(stored, 'withdrawn', undefined, yield* nowDate)
  return true
})

/** Writes what an ad says now into the listing that it is. Returns whether anything of it changed. */
const update = Effect.fnUntraced(function* (stored: OwnedListing, listing: SentListing, row: Columns) {
  if (!changeable.includes(stored.status)) return false
  const isSame = factNames.every(
    (name) => JSON.stringify(stored.facts[name]) === JSON.stringify(listing.facts[name]),
  )
  if (stored.status !== 'withdrawn' && stored.status !== 'expired') {
    yield* changeHeld(stored, { listing, row })
    return true
  }
  // It is offered again.
  if (!isSame) yield* (yield* ListingWriter).change(stored, listing, row, yield* nowDate)
  const version = isSame ? stored.version : stored.version + 1
  yield* settle({ ...stored, facts: listing.facts, version }, { listing, row })
  return true
})

type Outcome = keyof Run['counts']

/** Writes one ad, within its transaction. */
const writeAd = Effect.fnUntraced(function* (run: Run, ad: FeedAd, checked: Checked | undefined) {
  const sql = yield* SqlClient.SqlClient
  const { agencyId, id } = run
  const { reference } = ad
  const hash = hashOf(ad)
  const [known] = yield* sql<Known>`SELECT listing_id AS "listingId", hash FROM feed_ads
    WHERE agency_id = ${agencyId} AND reference = ${reference} FOR UPDATE`
  if (known !== undefined)
    yield* sql`UPDATE feed_ads SET run_id = ${id} WHERE agency_id = ${agencyId} AND reference = ${reference}`
  if (known !== undefined && hash.equals(known.hash)) return 'unchanged' satisfies Outcome
  const keepHash = sql`UPDATE feed_ads SET hash = ${hash} WHERE agency_id = ${agencyId} AND reference = ${reference}`
  if (ad.isGone) {
    const isWithdrawn = known !== undefined && (yield* withdraw(known.listingId))
    yield* keepHash
    return (isWithdrawn ? 'withdrawn' : 'unchanged') satisfies Outcome
  }
  // What is stored of an ad that is wrong now stays; it is read again with the next feed.
  if (checked === undefined) return 'refused' satisfies Outcome
  if (known !== undefined) {
    const isChanged = yield* update(yield* listingById(known.listingId), checked.listing, checked.row)
    yield* keepHash
    return (isChanged ? 'changed' : 'unchanged') satisfies Outcome
  }
  const written = yield* createHeld(run.advertiser, checked, 'active')
  yield* sql`INSERT INTO feed_ads (agency_id, reference, listing_id, hash, run_id)
    VALUES (${agencyId}, ${reference}, ${written.id}, ${hash}, ${id})`
  return 'added' satisfies Outcome
})

interface Checked {
  readonly listing: SentListing
  readonly row: Columns
}

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
  const checked = ad.isGone ? undefined : yield* check(run, ad)
  if (run.options.isDryRun) {
    run.counts[yield* foresee(run, ad, checked)]++
    return
  }
  const sql = yield* SqlClient.SqlClient
  run.counts[yield* sql.withTransaction(writeAd(run, ad, checked))]++
  if (run.seen.size % 50 === 0)
    yield* sql`UPDATE feed_runs SET beat_at = ${yield* nowDate} WHERE id = ${run.id}`
})

/** What writing an ad would do. */
const foresee = Effect.fnUntraced(function* (run: Run, ad: FeedAd, checked: Checked | undefined) {
  const sql = yield* SqlClient.SqlClient
  const [known] = yield* sql<Known>`SELECT listing_id AS "listingId", hash FROM feed_ads
    WHERE agency_id = ${run.agencyId} AND reference = ${ad.reference}`
  if (known !== undefined && hashOf(ad).equals(known.hash)) return 'unchanged' satisfies Outcome
  if (ad.isGone) return (known === undefined ? 'unchanged' : 'withdrawn') satisfies Outcome
  if (checked === undefined) return 'refused' satisfies Outcome
  return (known === undefined ? 'added' : 'changed') satisfies Outcome
})

interface Absent {
  readonly reference: string
  readonly listingId: number
}

/** The same ad in a later feed is another word about it than its absence. */
const withdrawOne = Effect.fnUntraced(function* (listingId: number) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`UPDATE feed_ads SET hash = '' WHERE listing_id = ${listingId}`
  return yield* withdraw(listingId)
})

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

/** Opens a run, unless another one of the agency is at work. */
const open = Effect.fnUntraced(function* (options: ImportOptions) {
  const sql = yield* SqlClient.SqlClient
  const [agency] = yield* sql<{ agencyId: number; id: number; type: Advertiser['type'] }>`
    SELECT agencies.id AS "agencyId", advertisers.id, type FROM agencies
    JOIN advertisers ON agency_id = agencies.id WHERE slug = ${options.agency} ORDER BY advertisers.id LIMIT 1`
  if (agency === undefined) return yield* new AgencyUnknown({ agency: options.agency })
  const { agencyId, ...advertiser } = agency
  const id = randomUUID()
  const now = yield* nowDate
  const work = Effect.gen(function* () {
    yield* sql`SELECT 1 FROM agencies WHERE id = ${agencyId} FOR UPDATE`
    const running = yield* sql`SELECT 1 FROM feed_runs WHERE agency_id = ${agencyId} AND ended_at IS NULL
      AND beat_at > ${now}::timestamptz - ${KILLED_AFTER}::interval`
    if (running.length > 0) return yield* new FeedRunning({ agency: options.agency })
    yield* sql`INSERT INTO feed_runs (id, agency_id, started_at, beat_at)
      VALUES (${id}, ${agencyId}, ${now}, ${now})`
  })
  if (!options.isDryRun) yield* sql.withTransaction(work)
  const counts = { added: 0, changed: 0, unchanged: 0, withdrawn: 0, refused: 0 }
  return { id, agencyId, advertiser, options, counts, lines: [], seen: new Set(), linesLeftOut: 0 } as Run
})

/** Imports a feed for an agency, and returns what became of each of its lines. */
export const importFeed = Effect.fn('feeds.import')(function* (
  items: AsyncIterable<FeedItem>,
  read: FeedRead,
  options: ImportOptions,
) {
  const run = yield* open(options)
  const failure = yield* Stream.fromAsyncIterable(items, (error) => error).pipe(
    Stream.runForEach((item) => takeItem(run, item)),
    Effect.as(undefined),
    Effect.catch((error) => (error instanceof FeedUnreadable ? Effect.succeed(error) : Effect.die(error))),
  )
  if (failure !== undefined)
    tellProblem(run, { line: failure.line, severity: 'error', code: failure.code }, '')
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
  if (!options.isDryRun) yield* end(run, report)
  return report
}, dieOnSql)

/** How long reports are kept. */
const KEPT = '90 days'

const end = Effect.fnUntraced(function* ({ id }: Run, report: FeedReport) {
  const sql = yield* SqlClient.SqlClient
  const now = yield* nowDate
  yield* sql`UPDATE feed_runs SET ended_at = ${now}, report = ${JSON.stringify(report)}::jsonb WHERE id = ${id}`
  yield* sql`DELETE FROM feed_runs WHERE started_at < ${now}::timestamptz - ${KEPT}::interval`
})
