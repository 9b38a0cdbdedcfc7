import { Effect } from 'effect'
import { setImmediate } from 'node:timers/promises'
import type { BulkCopy, CopyFailed } from '#server/database/BulkCopy.ts'
import type { ColumnIndex } from '#search-engine/store/ColumnIndex.ts'
import { KeywordBuilder } from '#search-engine/words/KeywordBuilder.ts'
import { loadTexts } from './loadTexts.ts'
import type { Loaded } from './loadedListings.ts'
import { type ListingText, Texts } from '#search-engine/words/Texts.ts'

/** Reads the words of all texts, with pauses. Half a million listings take some seconds. */
export const gatherWords = (loaded: Loaded): Effect.Effect<KeywordBuilder, CopyFailed, BulkCopy> =>
  Effect.suspend(() => {
    const builder = new KeywordBuilder()
    return Effect.as(
      loadTexts((listing, text) => builder.add(listing, text), undefined, loaded),
      builder,
    )
  })

/** The texts of an index's listings from collected words, made with pauses. */
export const textsOf = (words: KeywordBuilder, { columns }: ColumnIndex): Effect.Effect<Texts> =>
  Effect.promise(async () => {
    const steps = words.finish(columns.id)
    for (;;) {
      const step = steps.next()
      if (step.done === true) return new Texts(step.value, columns.id)
      await setImmediate()
    }
  })

/** The texts of some listings. */
export const readTextsOf = (
  ids: readonly number[],
  loaded: Loaded,
): Effect.Effect<readonly ListingText[], CopyFailed, BulkCopy> =>
  Effect.suspend(() => {
    const texts: ListingText[] = []
    return Effect.as(
      loadTexts((listing, text) => texts.push([listing, text]), ids, loaded),
      texts,
    )
  })
