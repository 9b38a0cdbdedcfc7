import { constants } from '../constants.ts'

export const channels = ['Mobile', 'Desktop'] as const
export type Channel = (typeof channels)[number]

const { trackingDesktop, trackingScreen } = constants.viewport

/** The channel of a viewport, by its width in CSS pixels. */
export const channelOf = (width: number): Channel => (width < trackingDesktop ? 'Mobile' : 'Desktop')

/** The size of a screen, by its width in CSS pixels: two classes, which say little about a device. */
export const screenSizeOf = (width: number): string =>
  width < trackingScreen ? `under ${trackingScreen}` : `${trackingScreen} and more`

/** The radius of a circle as it is reported: kilometres, one decimal. */
export function circleRadiusKm(metres: number): number {
  const { metresPerKm, decimals } = constants.circleRadius
  return Number((metres / metresPerKm).toFixed(decimals))
}

/** Filters that are reported as true for the value 1 and false for every other (specification section 5). */
const yesOrNo = ['noAste', 'virtualTour', 'aReddito'] as const

/** What is reported of a search: no place, no price, no words. */
export function trackedSearch(query: URLSearchParams): Readonly<Record<string, boolean | number>> {
  const radius = Number(query.get('raggio'))
  return {
    ...Object.fromEntries(yesOrNo.map((name) => [name, query.get(name) === '1'])),
    ...(radius > 0 && Number.isFinite(radius) && { 'radius km': circleRadiusKm(radius) }),
  }
}
