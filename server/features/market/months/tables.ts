/** What the statements of the price guide's months have in common. */
import { geographyLevels } from '#domain/geography/levels.ts'
import { COUNTRY_ID, type GuideLevel } from '#domain/market/guideAddress.ts'

/** The columns of a home with its places, by level: of a found ad the place, later its group, then its slot. */
export const places = {
  country: 'country',
  region: 'region',
  province: 'province',
  city: 'municipality',
  cityZone: 'zone',
} as const satisfies Record<GuideLevel, string>

/** Where `listings` has them. */
export const placeSources = {
  country: String(COUNTRY_ID),
  region: 'region_id',
  province: 'province_id',
  city: 'municipality_id',
  cityZone: 'zone_id',
} as const satisfies Record<GuideLevel, string>

export const levels = Object.keys(places) as readonly GuideLevel[]
export const placeNames = Object.values(places)

export const levelId = (level: GuideLevel) => geographyLevels.idOf(level)

/** One query a level, joined: that of each reads its column alone. */
export const perLevel = (query: (column: string, level: GuideLevel) => string) =>
  levels.map((level) => query(places[level], level)).join('\nUNION ALL\n')

/** A table that ends with the transaction. Of it the planner knows how many rows it has, of a CTE it does not. */
export const temporary = (table: string, query: string) => [
  `CREATE TEMPORARY TABLE ${table} ON COMMIT DROP AS ${query}`,
  `ANALYZE ${table}`,
]

/**
 * A slot is `group * PERIODS + period`. Periods are numbered from 1 to 48, for 36 months and the twelve before: twelve
 * less than a slot is the same group a year before, or a slot that nothing is of.
 */
export const PERIODS = 64
export const YEAR = 12
