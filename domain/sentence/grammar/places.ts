import { isCyrillic } from '../../words/letters.ts'
import type { Place } from '../../geography/Place.ts'
import { closeness } from '../scan/closeness.ts'
import { commonWords } from '../lexicon/commonWords.ts'
import type { Finding, Reading } from './Finding.ts'
import type { Match } from '../scan/Phrases.ts'
import type { PlaceName } from '../scan/PlaceNames.ts'
import type { Scan } from '../scan/Scan.ts'
import { placeRank } from '../../geography/placeRank.ts'

/** Shorter words that only sound like a place are too often something else. */
const SURE_BY_SOUND = 6
const SURE_INFLECTED = 5

/** The places that a name may mean. */
export interface Named {
  readonly end: number
  /** The likeliest first. */
  readonly candidates: readonly Place[]
  /** In another case than the name itself. */
  readonly isInflected: boolean
}

/** Reads a place with its qualifiers: "in the island of Rhodes", "κοντά στην Κηφισιά". */
export function readPlace(scan: Scan, begin: number): Reading | undefined {
  const near = scan.find(begin, 'near')
  const from = near ? scan.pastWeightless(near.end) : begin
  const level = scan.find(from, 'level')
  const at = level ? scan.pastWeightless(level.end) : from
  const named = placesAt(scan, at, level !== undefined)
  // "City centre" is no city called Centre.
  if (named === undefined || (level && (scan.find(from, 'centre')?.end ?? at) > at)) return undefined
  const fit = named.candidates.filter((place) => place.level === level?.sense.level)
  const finding: Finding = {
    begin,
    end: named.end,
    asks: {
      kind: 'place',
      candidates: fit.length > 0 ? fit : named.candidates,
      isWhere: isWhere(scan, begin, named),
    },
    ...(near && { isApproximate: true }),
  }
  return { end: named.end, findings: [finding] }
}

/** "Καλλιθέα Θεσσαλονίκης", "Kallithea in Thessaloniki": the second name locates the first. */
function isWhere(scan: Scan, begin: number, { isInflected }: Named): boolean {
  return isInflected || scan.find(begin - 1, 'in')?.end === begin
}

/** The places of the longest name at a token. `isSure`: a preceding word announces a place. */
export function placesAt(scan: Scan, at: number, isSure = false): Named | undefined {
  return longest(scan.areas(at).filter((match) => isMeant(scan, at, match, isSure)))
}

/** The stations that the longest name at a token may mean. */
export const stationsAt = (scan: Scan, at: number): Named | undefined => longest(scan.stations(at))

function longest(meant: readonly Match<PlaceName>[]): Named | undefined {
  const end = Math.max(...meant.map((match) => match.end))
  const last = meant.filter((match) => match.end === end)
  const first = Math.min(...last.map(rankOf))
  const names = last.filter((match) => rankOf(match) === first).map(({ value }) => value)
  if (names.length === 0) return undefined
  return { end, candidates: likeliestFirst(names), isInflected: first === closeness.inflected }
}

const isPart = ({ parent }: Place, { level, id }: Place): boolean =>
  parent?.level === level && parent.id === id

/** By weight; a municipality with the name of a part of it comes after the part. */
function likeliestFirst(names: readonly PlaceName[]): readonly Place[] {
  const own = names.filter(({ isOwn }) => isOwn).map(({ place }) => place)
  const givesWay = (place: Place) => !own.includes(place) && own.some((other) => isPart(other, place))
  return [...new Set(names.map(({ place }) => place))].toSorted(
    (one, other) => Number(givesWay(one)) - Number(givesWay(other)) || placeRank(other) - placeRank(one),
  )
}

/** A Greek name has no one spelling in Latin letters: there, what sounds the same is spelled the same. */
const rankOf = ({ isHeard, closeness: near }: Match<PlaceName>): number =>
  isHeard && near === closeness.heard ? closeness.spelled : near

const isCommon = ({ words: [first, second] }: PlaceName): boolean =>
  second === undefined && first !== undefined && commonWords.has(first.form)

/**
 * "Κέντρο Πάτρας", "κέντρο της Πάτρας": the place that it is the centre of follows. With "in Patras" it may
 * be a word.
 */
function isPartOfNext(scan: Scan, { end, value: { place } }: Match<PlaceName>): boolean {
  const at = scan.pastWeightless(end)
  const whole = scan.areas(at).filter(({ value }) => isPart(place, value.place))
  const nearest = Math.min(...whole.map((match) => match.closeness))
  return whole.length > 0 && (at === end || nearest === closeness.inflected)
}

function isMeant(scan: Scan, at: number, match: Match<PlaceName>, isAnnounced: boolean): boolean {
  const { said, end, isHeard, value, closeness: near } = match
  if (near === closeness.alike) return false
  if (isAnnounced) return true
  if (end === at + 1 && scan.isWeightless(at)) return false
  const isCapital = /^\p{Lu}/u.test(scan.typed(at))
  const isBehindIn = scan.find(at - 1, 'in')?.end === at
  if (isCommon(value)) return (isCapital && isBehindIn) || isPartOfNext(scan, match)
  const isSure = isCapital || isBehindIn
  // Only Russian has the endings that such words lose; in a Latin language they are other words.
  const isLatin = isHeard && !scan.isGreeklish && !isCyrillic(said.charCodeAt(0))
  if (isLatin) return near <= closeness.heard && (isSure || said.length >= SURE_BY_SOUND)
  return isSure || near < closeness.inflected || said.length >= SURE_INFLECTED
}
