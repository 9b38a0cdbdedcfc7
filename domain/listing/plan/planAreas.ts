/** What the rooms of a plan come to together. */
import { isOutside } from './roomNames.ts'

interface Measured {
  readonly room: string
  readonly area: number | null
}

const rounded = (area: number): number => Math.round(area * 10) / 10

/** The areas of the rooms inside together, m²; null where one is not stated, and where there is none. */
export function areaInside(rooms: readonly Measured[]): number | null {
  const areas = rooms.filter(({ room }) => !isOutside(room)).map(({ area }) => area)
  return areas.length === 0 || areas.includes(null)
    ? null
    : rounded(areas.reduce<number>((sum, area) => sum + (area ?? 0), 0))
}

/** Rooms may come to so much more or less than the net area of their home. */
const TOLERANCE = 0.1

/** What the stated areas inside come to, m², where that cannot be the net area; undefined where it can, or nothing is known. */
export function sumBesideNet(rooms: readonly Measured[], netArea: number | null): number | undefined {
  if (netArea === null || rooms.length === 0) return undefined
  const stated = rooms.filter(({ area }) => area !== null)
  const sum = areaInside(stated) ?? 0
  const isMore = sum > netArea * (1 + TOLERANCE)
  const isLess = areaInside(rooms) !== null && sum < netArea * (1 - TOLERANCE)
  return isMore || isLess ? sum : undefined
}
