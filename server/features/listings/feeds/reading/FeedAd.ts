/** What every format of a feed is read into. */
import type { ListingProblem } from '#domain/listing/facts/problems.ts'
import type { WrittenRoom } from '#domain/listing/plan/WrittenRoom.ts'

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
  /** What is wrong with it as a feed, or the rule of listings that it breaks. */
  readonly code: FeedProblemName | ListingProblem
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
  /** Addresses of pictures that are floor plans, in their order. */
  readonly planPictures: readonly string[]
  /** The rooms of its floor plan, as `PUT /api-next/listings/{id}/plan/` takes them; undefined where it says nothing of one. */
  readonly plan: readonly WrittenRoom[] | undefined
  /** What was left out of it. */
  readonly problems: readonly FeedProblem[]
}

/** An ad, or what could not be read as one. */
export type FeedItem = { readonly ad: FeedAd } | { readonly problem: FeedProblem }
