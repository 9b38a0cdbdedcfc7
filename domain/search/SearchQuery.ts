import type { Criteria } from './filters.ts'
import type { OrderName } from './orders.ts'

/** A whole search: criteria, order, and page (from 1). */
export interface SearchQuery {
  readonly criteria: Criteria
  readonly order: OrderName
  readonly page: number
}

/** A part of a URL that could not be read: the page reports it instead of guessing. */
export interface IgnoredParameter {
  readonly name: string
  /** The value as received, cut to 40 characters. */
  readonly value: string
  readonly reason: IgnoredReason
}

/** A dropped value, as it is shown in the report: cut to 40 characters. */
export const shownValue = (value: string): string => value.slice(0, 40)

/** Why a parameter was left out. */
export const ignoredReasons = [
  'notANumber',
  'outOfRange',
  'tooSmall',
  'unknownValue',
  'minOverMax',
  'unknownPlace',
  'malformed',
  'tooLong',
  'tooMany',
  'notServed',
  'contradiction',
  'notSearchable',
  'auctionsAlone',
  'rateNeeded',
] as const
export type IgnoredReason = (typeof ignoredReasons)[number]
