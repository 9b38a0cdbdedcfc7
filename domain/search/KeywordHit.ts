import { Schema } from 'effect'

/**
 * How a listing answers to a word of a keyword: a field says it, a field says the opposite, or only the text says it.
 * `neither` where the texts given do not hold it.
 */
export const standings = ['stated', 'denied', 'onlyInText', 'neither'] as const
export type Standing = (typeof standings)[number]

/** What a listing has of the words asked for. */
export const KeywordHit = Schema.Struct({
  id: Schema.Int,
  /** Where the words stand in what the advertiser wrote; null where only fields say them. */
  excerpt: Schema.NullOr(
    Schema.Struct({
      language: Schema.String,
      pieces: Schema.Array(Schema.Struct({ text: Schema.String, isFound: Schema.Boolean })),
    }),
  ),
  /** The words as they were typed, in their order. */
  words: Schema.Array(Schema.Struct({ word: Schema.String, standing: Schema.Literals(standings) })),
})
export type KeywordHit = typeof KeywordHit.Type
