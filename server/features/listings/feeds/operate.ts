/** The operator imports the file of an agency. */
import { Effect, Layer, Option, Schema } from 'effect'
import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { languages } from '#domain/locale.ts'
import { ListingWriter } from '#server/content/listings/writing/ListingWriter.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { Places } from '#server/content/geography/Places.ts'
import { importFeed } from './importFeed.ts'
import { readFeed } from './reading/readFeed.ts'

export const FeedAsked = Schema.Struct({
  /** A path of this machine. */
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

export const importFeedFile = Effect.fn('feeds.importFile')(function* ({
  file,
  ...options
}: typeof FeedAsked.Type) {
  yield* Effect.tryPromise({ try: () => access(file), catch: () => new FeedFileUnreadable({ file }) })
  const read = { isWhole: false }
  const items = readFeed(createReadStream(file), { language: options.language }, read)
  return yield* Effect.provide(importFeed(items, read, options), writing)
})
