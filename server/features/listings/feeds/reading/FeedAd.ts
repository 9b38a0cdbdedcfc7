/** What every format of a feed is read into. */

/** What may be wrong with a feed, its line or a field. Each is the name of a sentence: `reply.feed_<name>`. */
export type FeedProblemName =
  | 'encoding'
  | 'doctype'
  | 'notWellFormed'
  | 'tooDeep'
  | 'tooLong'
  | 'unknownFormat'
  | 'noReference'
  | 'sameReference'
  | 'noColumn'
  | 'notANumber'
  | 'unknownValue'
  | 'planFull'

/** A line of the report. `warning`: the rest of the ad goes in. */
export interface FeedProblem {
  readonly line: number
  readonly severity: 'error' | 'warning'
  readonly code: FeedProblemName
  readonly field?: string
  readonly value?: string
}

/** An ad of a feed. */
export interface FeedAd {
  /** Where it begins, from 1. */
  readonly line: number
  /** The agency's own number of the ad. */
  readonly reference: string
  /** The feed says that the ad is no longer offered. */
  readonly isGone: boolean
  /** Facts and texts by their names, as `POST /api-next/listings/` takes them. */
  readonly sent: Readonly<Record<string, unknown>>
  /** Addresses of photographs, in their order. */
  readonly photos: readonly string[]
  /** What was left out of it. */
  readonly problems: readonly FeedProblem[]
}

/** An ad, or what could not be read as one. */
export type FeedItem = { readonly ad: FeedAd } | { readonly problem: FeedProblem }
