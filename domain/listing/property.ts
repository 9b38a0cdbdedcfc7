/**
 * To which property an ad belongs: the home behind it, which others may advertise too, and which comes back under other
 * numbers. A property is only ever shared by ads that show their place alike: a user who hides the property of an ad
 * without a place must not see an exact ad of the same home vanish with it.
 */
import { NEW_AGAIN_WEEKS } from './newAgain.ts'
import { type AdFacts, isReturnOf, isSameHome } from './sameHome.ts'

/** An ad that may be of the same home. */
export interface KnownAd {
  readonly property: number
  readonly facts: AdFacts
  /** The advertiser's own number of it. */
  readonly reference: string | null
  /** When it was taken out of the lists for good; null while it may be shown. */
  readonly goneAt: Date | null
  readonly createdAt: Date
}

/** The property that an ad joins, and why. */
export interface Joined {
  readonly property: number
  readonly cause: 'alike' | 'return'
  /** Since when its home was advertised, where this ad is no new one. */
  readonly since: Date | null
}

/** Two numbers of one advertiser are two homes. */
const areToldApart = (one: KnownAd, other: KnownAd): boolean =>
  one.facts.publisher === other.facts.publisher &&
  one.reference !== null &&
  other.reference !== null &&
  one.reference !== other.reference

const weeksBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / (7 * 86_400_000)

/** Whether an ad that came `at` a time goes on with one that is gone. */
const isReturn = (ad: KnownAd, at: Date, other: KnownAd): boolean =>
  other.goneAt !== null &&
  weeksBetween(other.goneAt, at) < NEW_AGAIN_WEEKS &&
  !areToldApart(ad, other) &&
  isReturnOf(ad.facts, other.facts)

/**
 * The property that an ad joins among others, none that it may not be of; undefined where it is of none. Where the
 * others are of several properties it is not known which, and it joins none.
 */
export function propertyOf(
  ad: KnownAd,
  others: readonly KnownAd[],
  vetoes: readonly number[] = [],
): Joined | undefined {
  const allowed = others.filter(({ property }) => !vetoes.includes(property))
  const back = allowed.filter((other) => isReturn(ad, ad.createdAt, other))
  const beside = allowed.filter(
    (other) => other.goneAt === null && !areToldApart(ad, other) && isSameHome(ad.facts, other.facts),
  )
  const [property, ...more] = new Set([...back, ...beside].map((other) => other.property))
  if (property === undefined || more.length > 0) return undefined
  const own = back.filter(({ facts }) => facts.publisher === ad.facts.publisher)
  const since = own.map(({ createdAt }) => createdAt).toSorted((one, other) => Number(one) - Number(other))[0]
  return { property, cause: back.length > 0 ? 'return' : 'alike', since: since ?? null }
}
