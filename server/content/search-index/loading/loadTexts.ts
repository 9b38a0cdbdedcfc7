import { Effect, Stream } from 'effect'
import { BulkCopy, type CopyFailed } from '#server/database/BulkCopy.ts'
import { type Loaded, loadedListings } from './loadedListings.ts'
import { type OnText, TextReader } from './TextReader.ts'

const query = (ids: readonly number[] | undefined, loaded: Loaded) =>
  `SELECT listing_texts.listing_id, concat_ws(E'\\n', title, description)
  FROM listing_texts JOIN listings ON listings.id = listing_texts.listing_id
  WHERE ${loadedListings(loaded, ids)}`

/** Reads the texts of all active listings, or of some: one for each language, in no order. Nothing is kept. */
export const loadTexts = (
  onText: OnText,
  ids?: readonly number[],
  loaded: Loaded = {},
): Effect.Effect<void, CopyFailed, BulkCopy> =>
  Effect.gen(function* () {
    const { copyOut } = yield* BulkCopy
    const reader = new TextReader(onText)
    yield* Stream.runForEach(copyOut(query(ids, loaded), 'binary'), (piece) =>
      Effect.sync(() => reader.push(piece)),
    )
  })
