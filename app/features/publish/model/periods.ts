import { statisticsDays } from '#domain/statistics/counted.ts'

/** Periods of statistics that are offered, days. */
export const periods = [statisticsDays.usual, 90, 365] as const

/** The period that an address asks for: its parameter `days`. */
export const periodOf = (search: URLSearchParams): number =>
  periods.find((days) => String(days) === search.get('days')) ?? statisticsDays.usual
