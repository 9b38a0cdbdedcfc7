import type { Gazetteer } from '../../geography/Gazetteer.ts'
import type { GeographyLevel } from '../../geography/levels.ts'
import type { Place } from '../../geography/Place.ts'

/** A name in the sentence, with its places. */
export interface Mention {
  /** The likeliest first; one at least. */
  readonly candidates: readonly Place[]
  /** Directly behind the mention before it. */
  readonly isNext: boolean
  /** In words that say where that one is. */
  readonly isWhere: boolean
}

/** The result for a name: `isCovered` if another name is a part of it, so that it adds nothing. */
export interface Resolved {
  readonly place: Place
  readonly isCovered: boolean
}

/**
 * Decides which place each name means. Among places of one name it prefers those that contain, or are in,
 * another place of the sentence (Kallithea, Rhodes), then the first ones. Filters of different levels narrow
 * each other, so places side by side must be of one level; a name that cannot be is dropped.
 */
export function resolvePlaces(
  mentions: readonly Mention[],
  gazetteer: Gazetteer,
): readonly (Resolved | undefined)[] {
  const around = surroundings(gazetteer)
  const chosen = mentions.flatMap((mention) => likeliest(mention, mentions, around) ?? [])
  const isCovered = (place: Place) => chosen.some((other) => around(other).has(place))
  // "Kallithea in Thessaloniki", if no place of that name is known there: it is not the one in Athens.
  const isElsewhere = (at: number) => {
    const [place, next, mention] = [chosen[at], chosen[at + 1], mentions[at + 1]]
    if (place === undefined || next === undefined || !mention?.isNext) return false
    if (place.level !== 'city' && place.level !== 'cityZone') return false
    const isWhere = mention.isWhere || (next.level !== place.level && !isCovered(next))
    return isWhere && next.weight > place.weight && !around(place).has(next) && !around(next).has(place)
  }
  const said = chosen.map((place, at) => !isCovered(place) && !isElsewhere(at))
  const level = commonLevel(chosen, mentions, said)
  return chosen.map((place, at) => {
    if (isCovered(place)) return { place, isCovered: true }
    if (!said[at]) return undefined
    const fit = place.level === level ? place : mentions[at]?.candidates.find((one) => one.level === level)
    return fit && { place: fit, isCovered: false }
  })
}

/** What holds a place: the places above it, and the groups that it or they belong to; not the place itself. */
export function surroundings(gazetteer: Gazetteer): (place: Place) => ReadonlySet<Place> {
  const known = new Map<Place, ReadonlySet<Place>>()
  return (place) => {
    const found =
      known.get(place) ??
      new Set(
        gazetteer
          .ancestors(place)
          .flatMap((one) => [one, ...gazetteer.groups(one)])
          .filter((one) => one !== place),
      )
    known.set(place, found)
    return found
  }
}

function likeliest(
  mention: Mention,
  mentions: readonly Mention[],
  around: (place: Place) => ReadonlySet<Place>,
): Place | undefined {
  const others = mentions.filter((other) => other !== mention).flatMap(({ candidates }) => candidates)
  const related = mention.candidates.filter((place) =>
    others.some((other) => around(place).has(other) || around(other).has(place)),
  )
  return related[0] ?? mention.candidates[0]
}

/** The level that all can be read at; else that of the first. */
function commonLevel(
  chosen: readonly Place[],
  mentions: readonly Mention[],
  said: readonly boolean[],
): GeographyLevel | undefined {
  const levels = new Set(chosen.filter((_, at) => said[at]).map(({ level }) => level))
  const [first] = levels
  if (levels.size < 2) return first
  const names = mentions
    .filter((_, at) => said[at])
    .map(({ candidates }) => candidates.map(({ level }) => level))
  return [...levels, ...names.flat()].find((level) => names.every((known) => known.includes(level))) ?? first
}
