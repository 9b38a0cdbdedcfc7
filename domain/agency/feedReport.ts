/** What an import says of a feed. */
import { Schema } from 'effect'

/** Lines of a report; the others are counted. */
export const linesMax = 10_000

export const FeedLine = Schema.Struct({
  /** Of the file, from 1. */
  line: Schema.Int,
  /** The agency's number of the ad; empty where it has none. */
  reference: Schema.String,
  /** `error`: the ad did not go in. `warning`: it did, without this value. */
  severity: Schema.Literals(['error', 'warning']),
  code: Schema.String,
  field: Schema.String,
  message: Schema.String,
  /** The start of what the feed has there. */
  value: Schema.String,
  /** What may have been meant; empty where nothing is known. */
  suggestion: Schema.String,
})
export type FeedLine = typeof FeedLine.Type

/** What became of the ads of a feed. */
export const feedCounts = Schema.Struct({
  added: Schema.Int,
  changed: Schema.Int,
  unchanged: Schema.Int,
  withdrawn: Schema.Int,
  refused: Schema.Int,
  /** How many ads a whole feed takes back, where that waits for a person. */
  waiting: Schema.Int,
})

export const FeedReport = Schema.Struct({
  runId: Schema.String,
  ...feedCounts.fields,
  /** False where the file broke off: the ads before that went in, and none was taken back. */
  isComplete: Schema.Boolean,
  lines: Schema.Array(FeedLine),
  linesLeftOut: Schema.Int,
})
export type FeedReport = typeof FeedReport.Type
