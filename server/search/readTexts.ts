import { Effect } from 'effect'
import { setImmediate } from 'node:timers/promises'
import type { BulkCopy, CopyFailed } from '#server/database/BulkCopy.ts'
import type { Index } from './Index.ts'
import { KeywordBuilder } from './keywords/KeywordBuilder.ts'
import { loadTexts } from './keywords/loadTexts.ts'
import { type ListingText, Texts } from './Texts.ts'

/** Reads the texts of an index's listings. Half a million take some seconds; other work goes on between the pieces. */
export const readTexts = (index: Index): Effect.Effect<Texts, CopyFailed, BulkCopy> =>
  Effect.gen(function* () {
    const { id } = index.columns
    const docs = new Map<number, number>()
    id.forEach((listing, doc) => docs.set(listing, doc))
    const builder = new KeywordBuilder()
    yield* loadTexts((listing, text) => {
      const doc = docs.get(listing)
      if (doc !== undefined) builder.add(doc, text)
    })
    const steps = builder.finish(index.size)
    return yield* Effect.promise(async () => {
      for (;;) {
        const step = steps.next()
        if (step.done === true) return new Texts(step.value, id)
        await setImmediate()
      }
    })
  })

/** The texts of some listings. */
export const readTextsOf = (
  ids: readonly number[],
): Effect.Effect<readonly ListingText[], CopyFailed, BulkCopy> =>
  Effect.suspend(() => {
    const texts: ListingText[] = []
    return Effect.as(
      loadTexts((listing, text) => texts.push([listing, text]), ids),
      texts,
    )
  })
