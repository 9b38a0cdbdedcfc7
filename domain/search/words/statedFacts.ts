import type { ListingDetail } from '../../listing/ListingDetail.ts'
import type { Amenity } from '../../listing/vocabularies/amenities.ts'
import type { ConditionName, ViewName } from '../../listing/vocabularies/building.ts'
import { type NamedFloor, namedFloors } from '../../listing/vocabularies/floor.ts'
import type { HeatingMediumName, HeatingSystemName } from '../../listing/vocabularies/heating.ts'
import type { Standing } from '../KeywordHit.ts'
import { type Fact, factOf } from './factWords.ts'
import { highlightsOf, type SoughtWord } from './highlights.ts'

/** The fields of a listing that facts are read from. */
export type StatedFields = Pick<
  ListingDetail,
  | 'amenities'
  | 'availability'
  | 'condition'
  | 'floor'
  | 'garden'
  | 'heatingMedium'
  | 'heatingSystem'
  | 'parkingKind'
  | 'views'
>

type Says = (listing: StatedFields) => boolean | null

const amenity =
  (name: Amenity): Says =>
  ({ amenities }) =>
    amenities[name]
const oneOf = <Value>(value: Value | null, ...wanted: readonly Value[]) =>
  value === null ? null : wanted.includes(value)
/** Fields that say which, and nothing where there is none. */
const present = (is: boolean) => is || null

const view =
  (name: ViewName): Says =>
  ({ views }) =>
    present(views.includes(name))
const medium =
  (...names: readonly HeatingMediumName[]): Says =>
  ({ heatingMedium }) =>
    oneOf(heatingMedium, ...names)
const system =
  (...names: readonly HeatingSystemName[]): Says =>
  ({ heatingSystem }) =>
    oneOf(heatingSystem, ...names)
const condition =
  (name: ConditionName): Says =>
  (listing) =>
    oneOf(listing.condition, name)
const floor =
  (name: NamedFloor): Says =>
  (listing) =>
    oneOf(listing.floor, namedFloors[name])

const says: Readonly<Record<Fact, Says>> = {
  lift: amenity('lift'),
  balcony: amenity('balcony'),
  furnished: amenity('furnished'),
  cellar: amenity('cellar'),
  pool: amenity('pool'),
  alarm: amenity('alarm'),
  pets: amenity('pets'),
  smokers: amenity('smokers'),
  students: amenity('students'),
  garden: ({ garden }) => present(garden !== null),
  parking: ({ parkingKind }) => present(parkingKind !== null),
  view: ({ views }) => present(views.length > 0),
  seaView: view('sea'),
  lakeView: view('lake'),
  mountainView: view('mountains'),
  riverView: view('river'),
  parkView: view('park'),
  panoramicView: view('panoramic'),
  gas: medium('naturalGas', 'liquefiedGas'),
  oil: medium('oil'),
  airConditioning: medium('airConditioning'),
  underfloorHeating: medium('underfloor'),
  autonomousHeating: system('autonomous', 'individual'),
  renovated: condition('renovated'),
  newlyBuilt: condition('newOrUnderConstruction'),
  basement: floor('basement'),
  semiBasement: floor('semiBasement'),
  groundFloor: floor('ground'),
  roofRoom: floor('roofRoom'),
  occupied: ({ availability }) => oneOf(availability, 'occupied'),
}

/** Whether a listing's fields say a fact: yes, no, or not stated. */
export const isStated = (fact: Fact, listing: StatedFields): boolean | null => says[fact](listing)

/** How each word matches in a listing with these texts. */
export function standingsOf(
  words: readonly SoughtWord[],
  listing: StatedFields,
  texts: readonly string[],
): readonly Standing[] {
  const written = new Set(texts.flatMap((text) => highlightsOf(text, words).map(({ word }) => word)))
  return words.map(({ stems }, at) => {
    const answers = stems.flatMap((stem) => factOf(stem) ?? []).map((fact) => isStated(fact, listing))
    if (answers.includes(true)) return 'stated'
    if (answers.includes(false)) return 'denied'
    return written.has(at) ? 'onlyInText' : 'neither'
  })
}
