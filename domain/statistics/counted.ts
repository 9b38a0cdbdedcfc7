/** What is counted of an ad, the same for every plan. */

/** Counted by day. Ways of contact have the names of `contactKinds`. */
export const countedNames = [
  'shown',
  'opened',
  'saved',
  'phone',
  'message',
  'visit',
  'priceProposal',
  'agreed',
  'alerted',
] as const
export type CountedName = (typeof countedNames)[number]

/** A reason for which fewer people hid the ad is not told: it could be known who they are. */
export const LEAST_HIDDEN = 5

/** Days that are told, today among them. */
export const statisticsDays = { most: 400, usual: 30 } as const

/** Where the figures of an ad are as a table for other programs. */
export const statisticsCsvPath = (id: number | string): string => `/api-next/listings/${id}/statistics.csv`
