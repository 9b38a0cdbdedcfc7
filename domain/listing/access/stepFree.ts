import type { ListingDetail } from '../ListingDetail.ts'

/** From the street to the bath: a way is as good as its worst link. */
export const links = ['street', 'door', 'lift', 'bath'] as const
export type LinkName = (typeof links)[number]

/** `unneeded`: there is no such link on the way, as a lift on the ground floor. */
export type LinkVerdict = 'fits' | 'blocked' | 'unknown' | 'unneeded'

export interface Link {
  readonly name: LinkName
  readonly verdict: LinkVerdict
  /** What was stated and decided it: steps, or centimetres; null where it was an answer, or nothing. */
  readonly stated: number | null
}

/** What a person needs: the width of a chair or walker in cm, and how many steps can be taken. */
export interface Measures {
  readonly width: number
  readonly steps: number
}

export const widths = [60, 65, 70, 75, 80, 85, 90] as const
export const stepCounts = [0, 1, 2, 3] as const
export const usualMeasures: Measures = { width: 70, steps: 0 }

/** Measures of an address; the usual ones for what is not among those offered. */
export function readMeasures(asked: URLSearchParams): Measures {
  const width = widths.find((one) => String(one) === asked.get('width'))
  const steps = stepCounts.find((one) => String(one) === asked.get('steps'))
  return { width: width ?? usualMeasures.width, steps: steps ?? usualMeasures.steps }
}

export type StepFreeFacts = Pick<ListingDetail, 'floor' | 'amenities' | 'more'>

/** Each link of the way against one's own measures. What was not stated stays unknown: it is never taken for a fit. */
export function stepFreeChain(facts: StepFreeFacts, measures: Measures): readonly Link[] {
  const { stepsToLift, doorWidth, liftWidth } = facts.more
  return [
    { name: 'street', stated: stepsToLift ?? null, verdict: atMost(stepsToLift, measures.steps) },
    { name: 'door', stated: doorWidth ?? null, verdict: atLeast(doorWidth, measures.width) },
    { name: 'lift', stated: liftWidth ?? null, verdict: liftVerdict(facts, measures) },
    { name: 'bath', stated: null, verdict: bathVerdict(facts) },
  ]
}

/** Blocked if one link is, unknown if one is not known, else it fits. */
export function chainVerdict(chain: readonly Link[]): Exclude<LinkVerdict, 'unneeded'> {
  const verdicts = chain.map(({ verdict }) => verdict)
  if (verdicts.includes('blocked')) return 'blocked'
  return verdicts.includes('unknown') ? 'unknown' : 'fits'
}

const atMost = (stated: number | undefined, most: number): LinkVerdict =>
  stated === undefined ? 'unknown' : stated <= most ? 'fits' : 'blocked'

const atLeast = (stated: number | undefined, least: number): LinkVerdict =>
  stated === undefined ? 'unknown' : stated >= least ? 'fits' : 'blocked'

/** On the ground floor nobody needs it; above, a building without one is a stair. */
function liftVerdict({ floor, amenities, more }: StepFreeFacts, { width }: Measures): LinkVerdict {
  if (floor === 0) return 'unneeded'
  if (amenities.lift === false) return floor === null ? 'unknown' : 'blocked'
  return atLeast(more.liftWidth, width)
}

function bathVerdict({ more: { levelShower, turningSpace } }: StepFreeFacts): LinkVerdict {
  if (levelShower === false || turningSpace === false) return 'blocked'
  return levelShower && turningSpace ? 'fits' : 'unknown'
}
