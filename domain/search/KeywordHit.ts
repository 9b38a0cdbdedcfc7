import { Schema } from 'effect'

/**
 * How a listing matches a word of a keyword: a field states it, a field states the opposite, or only the text
 * has it. `neither` if the given texts do not have it.
 */
export const standings = ['stated', 'denied', 'onlyInText', 'neither'] as const
export type Standing = (typeof standings)[number]

/** A listing's matches of a keyword. */
export const KeywordHit = Schema.Struct({
  id: Schema.Int,
  /** The offsets in the advertiser's text; null if only fields state them. */
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
