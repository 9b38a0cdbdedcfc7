import type { Point } from '#domain/geography/Place.ts'
import { isComparable } from '#domain/listing/sameHome.ts'
import { type Random, randomFrom } from '#demo/random.ts'
import type { Advertiser } from './advertisers.ts'
import type { Home } from './Home.ts'
import { roundedLike } from './lifeLine.ts'
import { type ShownPlace, showPlace } from './shownPlace.ts'

/** One ad in so many is of a home that another advertises already. */
const SHARE = 26

/** Such homes are those whose id is a multiple of this, so that some are advertised by three. */
const EVERY = 8

/** How far back the first ad of a home may be, in ids. */
const BACK = 60

/** How often an advertiser is drawn before anybody will do. */
const DRAWS = 12

/**
 * The id of the ad whose home the ad of an id advertises again, if it does. Drawn from numbers of its own, so that all
 * others are the same with and without.
 */
export function advertisedBefore(id: number, seed: number): number | undefined {
  const random = randomFrom(`again ${seed} ${id}`)
  if (!random.chance(1 / SHARE)) return undefined
  const first = EVERY * Math.floor((id - random.int(1, BACK)) / EVERY)
  return first < 1 || advertisedBefore(first, seed) !== undefined ? undefined : first
}

/** Whether a second agency may advertise it: not an auction, and one home that can be told from others like it. */
export const isOfferedAround = ({ contract, category, site, kind }: Home): boolean =>
  contract !== 'auction' && kind === 'ad' && site.country === 'greece' && isComparable(category)

/** The same home, as another agency measures and prices it. */
export function toldAgain(home: Home, random: Random): Home {
  const measured = home.category === 'land' ? home.surface : home.surface + random.int(-1, 1)
  return {
    ...home,
    surface: Math.max(1, measured),
    price: roundedLike(home.price, home.price * random.between(0.95, 1.06)),
  }
}

/** Half show it where the others do. */
export const shownAgain = (point: Point, before: ShownPlace, random: Random): ShownPlace =>
  random.chance(0.5) ? before : showPlace(point, random)

/** The same pictures in another order, without one where there are many. */
export function picturesAgain(photos: readonly number[], random: Random): readonly number[] {
  const rest = photos.slice()
  const again: number[] = []
  while (rest.length > (photos.length > 4 ? 1 : 0))
    again.push(...rest.splice(random.int(0, rest.length - 1), 1))
  return again
}

/** An agency that does not advertise it yet; the last one drawn where chance finds none. */
export function otherAgency(choose: () => Advertiser, before: Advertiser): Advertiser {
  let chosen = choose()
  for (let draw = 1; draw < DRAWS && (chosen.agency === null || chosen.agency === before.agency); draw++)
    chosen = choose()
  return chosen
}
