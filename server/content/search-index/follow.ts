/** Keeps the index up to date with the database, and its snapshot with the index. */
import type { PgClient } from '@effect/sql-pg'
import { Effect, Metric, Schedule, type Scope, Semaphore } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { type BulkCopy, type CopyFailed, ReadAfter } from '#server/database/BulkCopy.ts'
import { Database } from '#server/database/Database.ts'
import { listenTo } from '#server/database/listenTo.ts'
import { searchListings, searchLookedAt } from '#server/platform/metrics.ts'
import { keepDoing, SOON_AFTER_START } from '#server/platform/keepDoing.ts'
import { changesSince, sweepChanges } from './loading/changes.ts'
import type { RebuildingIndex } from '#search-engine/lifecycle/RebuildingIndex.ts'
import { loadColumns } from './loading/loadColumns.ts'
import type { Loaded } from './loading/loadedListings.ts'
import { gatherWords, readTextsOf, textsOf } from './loading/readTexts.ts'
import type { Snapshot } from '#server/content/search-index/snapshot/snapshot.ts'

/** With more changes than this at once, or since the texts were read, everything is read again. */
const MANY = 20_000

/** On a PostgreSQL server other processes write as well: changes are polled besides the notifications. */
const LOOK_EVERY = '5 seconds'

export interface Following {
  /** Applies every change that was committed before. Call it after a write. */
  readonly catchUp: Effect.Effect<void, CopyFailed | SqlError.SqlError>
  /** Reads everything again, then answers from it. */
  readonly refresh: Effect.Effect<void, CopyFailed | SqlError.SqlError>
  /** Makes one segment of all that was written, and joins the ads of each home. Nothing where nothing was written. */
  readonly rebuild: Effect.Effect<void>
  /**
   * Calls `tell` with the ids of changed listings once searches find the change; without ids after everything was
   * read again.
   */
  readonly onWritten: (tell: (ids?: readonly number[]) => void) => void
}

export interface FollowOptions extends Loaded {
  readonly live: RebuildingIndex
  /** The snapshot or the data that the index was made of. */
  readonly start: Snapshot
  /** Writes a snapshot for the next start. */
  readonly keep: (snapshot: Snapshot) => Effect.Effect<void>
}

type Needs = BulkCopy | Database | PgClient.PgClient | SqlClient.SqlClient | Scope.Scope

/** Follows the database until the scope closes. */
export const follow = ({
  live,
  start,
  keep,
  abroad,
}: FollowOptions): Effect.Effect<Following, never, Needs> =>
  Effect.gen(function* () {
    const database = yield* Effect.context<BulkCopy | SqlClient.SqlClient>()
    const scope = yield* Effect.scope
    const oneAtATime = Semaphore.makeUnsafe(1)
    const listeners: ((ids?: readonly number[]) => void)[] = []
    const tell = (ids?: readonly number[]) => {
      for (const listener of listeners) listener(ids)
    }
    const loaded = { abroad: abroad ?? false }
    let { texts, moment } = start
    /** The moment since which the texts, and so the snapshot, may be out of date. */
    let textsMoment = moment

    const readAll = Effect.gen(function* () {
      const { moment: now, position } = yield* changesSince()
      const [rows, words] = yield* Effect.all([loadColumns(undefined, loaded), gatherWords(loaded)], {
        concurrency: 2,
      }).pipe(Effect.provideService(ReadAfter, position))
      const index = yield* Effect.promise(() =>
        live.rebuild(rows, async (made) => (texts = await Effect.runPromise(textsOf(words, made)))),
      )
      moment = textsMoment = now
      tell()
      if (index) yield* Effect.forkIn(keep({ index, texts, moment }), scope)
    })
    const rebuild = Effect.gen(function* () {
      if (!live.isStale) return
      const index = yield* Effect.promise(() => live.rebuild())
      // No listing changed; which of them are of one home did.
      tell([])
      if (index) yield* keep({ index, texts, moment: textsMoment })
    })
    const readChanges = Effect.gen(function* () {
      const { moment: now, ids } = yield* changesSince(moment.seen)
      if (now.epoch !== moment.epoch || ids.length + texts.staleness > MANY) return yield* readAll
      if (ids.length > 0) {
        live.write(ids, yield* loadColumns(ids, loaded), yield* readTextsOf(ids, loaded))
        tell(ids)
      }
      moment = now
      // The old index goes on answering and being written to while the new one is made.
      if (live.needsRebuild) yield* Effect.forkIn(rebuild, scope)
    })
    const measure = Effect.suspend(() =>
      Effect.andThen(
        Metric.update(searchListings, live.current.size),
        Metric.update(searchLookedAt, Date.now() / 1000),
      ),
    )
    const catchUp = Effect.provideContext(
      oneAtATime.withPermit(Effect.andThen(readChanges, measure)),
      database,
    )

    if ((yield* Database).engine === 'postgresql') yield* Effect.forkScoped(listening(catchUp))
    // However little was written: an ad that changed is without its home's other ads until then.
    yield* keepDoing({ work: rebuild, every: '1 hour', failure: 'The search index could not be rebuilt' })
    yield* keepDoing({
      work: sweepChanges,
      every: '1 hour',
      first: SOON_AFTER_START,
      failure: 'Old changes of listings could not be swept',
    })
    return {
      catchUp,
      rebuild,
      refresh: Effect.provideContext(oneAtATime.withPermit(readAll), database),
      onWritten: (listener) => void listeners.push(listener),
    }
  })

/** Catches up whenever another process notifies of a change, and at intervals. */
const listening = (catchUp: Following['catchUp']) =>
  Effect.all(
    [
      listenTo('listing_changes', {
        onOpen: catchUp,
        onNotices: () => catchUp,
        lost: 'Search no longer hears of changes; listening again',
      }),
      Effect.repeat(Effect.ignore(catchUp), Schedule.spaced(LOOK_EVERY)),
    ],
    { concurrency: 'unbounded', discard: true },
  )
