/** Keys by which programs act for an agency. */
import type { FormRules } from '../forms/fieldRules.ts'
import { anyTicked, atMost, required } from '../forms/rules.ts'

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

/** The form of a new key; a message is a key of the catalogues. `scopes` are the ticked ones, joined by commas. */
export const keyForm = {
  name: { rules: [required, atMost(keyLimits.nameLength)], message: 'office.keys.nameNeeded' },
  scopes: { rules: [anyTicked], message: 'office.keys.scopesNeeded' },
} as const satisfies FormRules<'name' | 'scopes', string>
