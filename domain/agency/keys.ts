/** Keys by which programs act for an agency. */

/** What a key may do. */
export const keyScopes = ['feedsSend', 'feedsRead', 'stockRead', 'leadsRead'] as const
export type KeyScope = (typeof keyScopes)[number]

export const keyLimits = {
  ofAgency: 20,
  nameLength: 80,
  /** Days that a key may work for. */
  days: [30, 90, 365],
  /** Days that a replaced key still works. */
  overlapDays: 7,
} as const

/** Keys begin with this, so that scanners of sources find them. */
export const keyStart = 'estia_'
