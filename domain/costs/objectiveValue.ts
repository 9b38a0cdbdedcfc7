/** The objective value of a home, from the zone price that its advertiser states. */
import { type Dated, stateOn } from './dated.ts'

/** The zone prices as they stand: in force since 2022, and frozen to the end of 2027, as far as known. */
export const zonePrices = { from: '2022-01-01', until: '2027-12-31' } as const satisfies Dated

/** What is stated of the zone. */
export interface StatedZone {
  /** EUR per m². */
  readonly zonePrice?: number | undefined
  /** The day of which it is, `2026-03-01`. */
  readonly zonePriceDay?: string | undefined
  /** Of the home, m². */
  readonly area: number | null
}

/**
 * EUR: at the most, since age, floor and front lower it by factors that we do not know. Undefined where it is not stated
 * with its day, or the zone prices of that day are no longer in force.
 */
export function objectiveValue(
  { zonePrice, zonePriceDay, area }: StatedZone,
  day: string,
): number | undefined {
  if (zonePrice === undefined || zonePriceDay === undefined || area === null) return undefined
  const isInForce = [zonePriceDay, day].every((one) => stateOn(zonePrices, one) === 'inForce')
  return isInForce && zonePriceDay <= day ? Math.round(zonePrice * area) : undefined
}
