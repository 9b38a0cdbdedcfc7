/**
 * The weights of "most relevant" in one place: merit is computed by it, the index orders by it, and each card
 * explains its position by it.
 */
import type { TierName } from '../listing/vocabularies/market.ts'

/** Fields of which an ad should state as many as it can. */
export const basicFields = [
  'price',
  'rooms',
  'bedrooms',
  'bathrooms',
  'floor',
  'builtYear',
  'condition',
  'heatingSystem',
  'energyClass',
  'surfaceKind',
] as const
export type BasicField = (typeof basicFields)[number]

/** The maximum of each part of a listing's merit, in points. Together they are a hundred. */
export const mostPoints = { stated: 45, fresh: 35, pictures: 20 } as const

/** What a paid place adds in "most relevant", in points; in every other order it counts nothing. */
export const paidPoints = {
  none: 0,
  premium: 2,
  top: 4,
  star: 6,
  vetrina: 8,
  supervetrina: 10,
} as const satisfies Readonly<Record<TierName, number>>

/** More pictures than these do not count. */
export const ENOUGH_PICTURES = 10

const weekMs = 7 * 86_400_000

/** How many of the basic fields are stated; null is "not stated". */
export const countStated = (listing: Readonly<Record<BasicField, unknown>>): number =>
  basicFields.filter((field) => listing[field] !== null).length

/** What merit is made of. */
export interface MeritFacts {
  /** Basic fields that are stated. */
  readonly stated: number
  readonly pictures: number
  readonly confirmedAt: Date
}

const statedPoints = (stated: number) => (mostPoints.stated * stated) / basicFields.length
const picturePoints = (pictures: number) => mostPoints.pictures * Math.min(1, pictures / ENOUGH_PICTURES)

/** A listing's merit at a moment, from 0 to 1. Freshness counts half after a week, a third after two. */
export function meritOf({ stated, pictures, confirmedAt }: MeritFacts, now: Date): number {
  const weeks = (now.getTime() - confirmedAt.getTime()) / weekMs
  const fresh = mostPoints.fresh / (1 + Math.max(0, weeks))
  return (statedPoints(stated) + fresh + picturePoints(pictures)) / 100
}

/** What a listing is ordered by. */
export interface Ranking {
  /** Merit, as it was counted when the listing was last written. */
  readonly merit: number
  readonly stated: number
  readonly pictures: number
  readonly tier: TierName
}

/** The points of each part. */
export interface RankingPoints {
  readonly stated: number
  readonly fresh: number
  readonly pictures: number
  readonly paid: number
}

/** Half a point: the error of rounding merit in the database. */
const SLACK = 0.5

/**
 * The parts of a listing's score. Freshness is the merit beyond the other parts, since that is its value when
 * the merit was written. Undefined if the parts do not add up to the merit: then nothing is explained.
 */
export function rankingPoints({ merit, stated, pictures, tier }: Ranking): RankingPoints | undefined {
  const known = { stated: statedPoints(stated), pictures: picturePoints(pictures) }
  const fresh = merit * 100 - known.stated - known.pictures
  if (fresh < -SLACK || fresh > mostPoints.fresh + SLACK) return undefined
  return { ...known, fresh: Math.min(Math.max(fresh, 0), mostPoints.fresh), paid: paidPoints[tier] }
}

/** What "most relevant" sorts by: as the index keeps it, in four bytes. */
export const scoreOf = ({ merit, tier }: Pick<Ranking, 'merit' | 'tier'>): number =>
  Math.fround(Math.fround(merit) + paidPoints[tier] / 100)
