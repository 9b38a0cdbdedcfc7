/**
 * Reads feeds that came to this process, one at a time, beside everything else. What a restart left goes on: ads that
 * went in are known by their hash.
 */
import { Context, Effect, Layer, Queue } from 'effect'
import { SqlClient } from 'effect/sql'
import { createReadStream } from 'node:fs'
import type { FeedReport } from '#domain/agency/feedReport.ts'
import type { Language } from '#domain/locale.ts'
import { dieOnSql } from '#server/content/changes/inTransaction.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import type { Places } from '#server/content/geography/Places.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import { fetchPublic, type FetchRefused } from '#server/platform/outside/fetchPublic.ts'
import { textIn } from '#server/platform/texts.ts'
import { importFeed } from '../importFeed.ts'
import { feedBytesMax } from '../reading/decode.ts'
import { readFeed } from '../readFeed.ts'
import { endRun } from '../run.ts'
import { feedFolder, fileOf, receiveFile, removeFile, runsHere } from './feedFolder.ts'

/** A run that another one of its agency keeps waiting is tried again after this. */
const AGAIN = '10 seconds'
const FETCH_MS = 300_000

export interface WaitingFeed {
  readonly runId: string
  /** Fetched before it is read; without it its file is here. */
  readonly url?: string
}

interface RunRow {
  readonly slug: string
  readonly language: Language
}

/** The report of a feed that could not be fetched: one line. */
const unfetched = (
  runId: string,
  { reason }: FetchRefused,
  { language }: RunRow,
  url: string,
): FeedReport => ({
  runId,
  added: 0,
  changed: 0,
  unchanged: 0,
  withdrawn: 0,
  refused: 0,
  waiting: 0,
  isComplete: false,
  lines: [
    {
      line: 0,
      reference: '',
      severity: 'error',
      code: reason,
      field: '',
      message: textIn(language, `reply.feed_${reason}`),
      value: url.slice(0, 80),
      suggestion: '',
    },
  ],
  linesLeftOut: 0,
})

/** Fetches a feed into the folder; fails with the reason. */
export const fetchFeed = Effect.fnUntraced(function* (runId: string, url: string, validator: string) {
  const folder = yield* feedFolder
  const file = yield* Effect.promise(() => receiveFile(folder, runId))
  const asked = { url, validator, milliseconds: FETCH_MS, bytes: feedBytesMax, take: file.take }
  return yield* fetchPublic(asked).pipe(
    Effect.tap(({ isNew }) => Effect.promise(isNew ? file.finish : file.discard)),
    Effect.tapError(() => Effect.promise(file.discard)),
  )
})

/** Imports one run of this process. */
const readRun = Effect.fn('feeds.readRun')(function* ({ runId, url }: WaitingFeed) {
  const sql = yield* SqlClient.SqlClient
  const folder = yield* feedFolder
  const [row] =
    yield* sql<RunRow>`SELECT slug, language FROM feed_runs JOIN agencies ON agencies.id = agency_id
    WHERE feed_runs.id = ${runId} AND ended_at IS NULL`
  if (row === undefined) return yield* Effect.promise(() => removeFile(folder, runId))
  const { slug, language } = row
  if (url !== undefined) {
    const failure = yield* Effect.flip(fetchFeed(runId, url, '')).pipe(Effect.orElseSucceed(() => undefined))
    if (failure !== undefined) return yield* endRun({ id: runId }, unfetched(runId, failure, row, url))
  }
  const read = { isWhole: false }
  const items = readFeed(createReadStream(fileOf(folder, runId)), { language }, read)
  yield* importFeed(items, read, { agency: slug, language, isDryRun: false, mayWithdrawMany: false, runId })
  yield* Effect.promise(() => removeFile(folder, runId))
  // The index catches up by itself; this is only sooner.
  yield* Effect.ignore((yield* SearchIndex).catchUp)
}, dieOnSql)

/** A run that failed unexpectedly has no report; its file goes. */
const abandon = Effect.fnUntraced(function* (runId: string) {
  const sql = yield* SqlClient.SqlClient
  const folder = yield* feedFolder
  yield* sql`UPDATE feed_runs SET ended_at = beat_at WHERE id = ${runId} AND ended_at IS NULL`
  yield* Effect.promise(() => removeFile(folder, runId))
})

type Needs = SqlClient.SqlClient | Configuration | ListingWriter | SearchIndex | Places

const make = Effect.gen(function* () {
  const context = yield* Effect.context<Needs>()
  const queue = yield* Queue.unbounded<WaitingFeed>()
  const put = (waiting: WaitingFeed) => Effect.asVoid(Queue.offer(queue, waiting))
  const next = Effect.gen(function* () {
    const waiting = yield* Queue.take(queue)
    yield* readRun(waiting).pipe(
      Effect.catchTag('FeedRunning', () => Effect.forkDetach(Effect.delay(put(waiting), AGAIN))),
      Effect.catchCause((cause) =>
        Effect.andThen(Effect.logError('A feed could not be read', cause), abandon(waiting.runId)),
      ),
    )
  }).pipe(Effect.catchCause((cause) => Effect.logError('A feed could not be ended', cause)))
  const begin = Effect.gen(function* () {
    const folder = yield* feedFolder
    for (const runId of yield* Effect.promise(() => runsHere(folder))) yield* put({ runId })
    return yield* Effect.forever(next)
  })
  yield* Effect.forkScoped(Effect.provideContext(begin, context))
  return { put }
})

/** Feeds that wait to be read here. */
export class FeedRuns extends Context.Service<FeedRuns, Effect.Success<typeof make>>()(
  'estia/listings/FeedRuns',
) {
  static readonly layer: Layer.Layer<FeedRuns, never, Needs> = Layer.effect(FeedRuns, make)
}
