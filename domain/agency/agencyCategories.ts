import type { CategoryName } from '../listing/vocabularies/market.ts'

/** The kinds of homes that agencies are found by. */
export const categoryNames = [
  'residential',
  'holiday',
  'newConstructions',
  'commercial',
  'shops',
  'sheds',
  'land',
  'palaces',
  'garage',
] as const satisfies readonly CategoryName[]
export type AgencyCategory = (typeof categoryNames)[number]
