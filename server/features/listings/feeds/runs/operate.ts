/** The operator imports the file of an agency. */
import { Effect, Layer, Option, Schema } from 'effect'
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { type FeedFetchProblem, feedFetchProblems, isAddress } from '#domain/agency/feeds.ts'
import { languages } from '#domain/locale.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { Places } from '#server/content/geography/Places.ts'
import { importFeed } from '../importFeed.ts'
import { readFeed } from '../readFeed.ts'
import { feedFolder, fileOf, removeFile } from './feedFolder.ts'
import { fetchFeed } from './FeedRuns.ts'

export const FeedAsked = Schema.Struct({
  /** A path of this machine, or an address of the internet. */
  file: Schema.String,
  agency: Schema.String,
  language: Schema.Literals(languages),
  isDryRun: Schema.Boolean,
  mayWithdrawMany: Schema.Boolean,
})

/** There is no such file, or this program may not read it. */
export class FeedFileUnreadable extends Schema.TaggedError<FeedFileUnreadable>()('FeedFileUnreadable', {
  file: Schema.String,
}) {
  override get message(): string {
    return `${this.file} cannot be read`
  }
}

const whyUnfetched = {
  private: 'is not on the internet',
  unreachable: 'does not answer',
  slow: 'takes longer than five minutes',
  refused: 'answers with no file',
  redirects: 'leads on and on',
  tooLarge: 'is too large',
} as const satisfies Record<FeedFetchProblem, string>

/** An address gave no feed. */
export class FeedUnfetched extends Schema.TaggedError<FeedUnfetched>()('FeedUnfetched', {
  url: Schema.String,
  reason: Schema.Literals(feedFetchProblems),
}) {
  override get message(): string {
    return `${this.url} ${whyUnfetched[this.reason]}`
  }
}

/** The portal's own index, or one of its own where the command line writes without a portal. */
const searching = Layer.unwrap(
  Effect.map(
    Effect.serviceOption(SearchIndex),
    Option.match({
      onSome: (index) => Layer.succeed(SearchIndex, index),
      onNone: () => Layer.orDie(SearchIndex.layer),
    }),
  ),
)

const writing = Layer.merge(ListingWriter.layer, searching).pipe(Layer.provideMerge(Places.layer))

/** Fetches a feed into a file of its own, which goes when the scope ends. */
const fetched = Effect.fnUntraced(function* (url: string) {
  const folder = yield* feedFolder
  const id = randomUUID()
  yield* Effect.addFinalizer(() => Effect.promise(() => removeFile(folder, id)))
  yield* fetchFeed(id, url, '').pipe(
    Effect.catchTag('FetchRefused', ({ reason }) => Effect.fail(new FeedUnfetched({ url, reason }))),
  )
  return fileOf(folder, id)
})

const readable = (file: string) =>
  Effect.as(
    Effect.tryPromise({ try: () => access(file), catch: () => new FeedFileUnreadable({ file }) }),
    file,
  )

export const importFeedFile = Effect.fn('feeds.importFile')(function* ({
  file,
  ...options
}: typeof FeedAsked.Type) {
  const path = yield* isAddress(file) ? fetched(file) : readable(file)
  const read = { isWhole: false }
  const items = readFeed(createReadStream(path), { language: options.language }, read)
  return yield* Effect.provide(importFeed(items, read, options), writing)
}, Effect.scoped)
