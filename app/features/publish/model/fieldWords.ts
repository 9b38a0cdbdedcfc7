/** What each field of a draft is called, and what may be chosen in it. */
import { type FactName, factOf } from '#domain/listing/facts/factTable.ts'
import { moreFactNames, type MoreFactName } from '#domain/listing/facts/moreFacts.ts'
import { type Amenity, amenities } from '#domain/listing/vocabularies/amenities.ts'
import {
  energyClassInGreek,
  type EnergyClassName,
  type EnergyStateName,
} from '#domain/listing/vocabularies/energy.ts'
import { namedFloors, readFloor, storey } from '#domain/listing/vocabularies/floor.ts'
import type {
  ConditionName,
  GardenName,
  OrientationName,
  SurfaceKindName,
  TypologyName,
  UnitPositionName,
  ViewName,
} from '#domain/listing/vocabularies/building.ts'
import type { HeatingMediumName, HeatingSystemName } from '#domain/listing/vocabularies/heating.ts'
import type {
  BuildingIdentityName,
  InclusionName,
  MandateName,
  PlanningName,
  RegularisationName,
} from '#domain/listing/vocabularies/legal.ts'
import type { AvailabilityName, CategoryName, MapDisplayName } from '#domain/listing/vocabularies/market.ts'
import type { ParkingKindName, ParkingRightName } from '#domain/listing/vocabularies/parking.ts'
import { notAsked } from '#domain/publishing/steps.ts'
import { typologiesOf } from '#domain/search/filtersOfCategory.ts'
import { textOfField } from '#domain/publishing/draftFields.ts'
import { languageNames } from '#domain/locale.ts'
import type { MessageKey } from '#app/i18n/messageKeys.ts'
import type { Texts } from '#app/i18n/texts.ts'

type Words = Pick<Texts, 't'>

/** Facts whose names stand on the page of a listing, too. */
const ofListing = [
  'typology',
  'surface',
  'plot',
  'rooms',
  'bedrooms',
  'bathrooms',
  'floor',
  'floorsTotal',
  'condition',
  'availability',
  'builtYear',
  'permitYear',
  'renovatedYear',
  'heatingSystem',
  'heatingMedium',
  'energyClass',
  'garden',
  'views',
  'reference',
] as const
type OfListing = (typeof ofListing)[number]

type NeverAsked = 'kind' | 'auctionStatus' | 'court'
type Ours = Exclude<FactName, MoreFactName | Amenity | OfListing | NeverAsked>

const isAmong = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name)

/** The name of a fact. */
export function factTerm({ t }: Words, name: FactName): string {
  if (isAmong(moreFactNames, name)) return t(`listing.more.${name}`)
  if (isAmong(amenities, name)) return t(`amenity.${name}`)
  if (isAmong(ofListing, name)) return t(`listing.fact.${name}`)
  return isAmong(notAsked, name) ? name : t(`publish.fact.${name as Ours}`)
}

/** The name of a field by its path, as problems have it. */
export function fieldTerm(words: Words, path: string): string {
  const text = textOfField(path)
  if (text) return words.t(`publish.words.${text.part}`, { language: languageNames[text.language] })
  return factTerm(words, path as FactName)
}

export interface Choice {
  readonly value: string
  readonly label: string
}

/** Keys of the names of each vocabulary. */
const keyOf = {
  contract: (one: 'sale' | 'rent') => `contract.${one}` as const,
  category: (one: CategoryName) => `category.${one}` as const,
  typology: (one: TypologyName) => `typology.${one}` as const,
  mandate: (one: MandateName) => `mandate.${one}` as const,
  mapDisplay: (one: MapDisplayName) => `mapDisplay.${one}` as const,
  surfaceKind: (one: SurfaceKindName) => `surfaceKind.${one}` as const,
  condition: (one: ConditionName) => `condition.${one}` as const,
  orientation: (one: OrientationName) => `orientation.${one}` as const,
  position: (one: UnitPositionName) => `position.${one}` as const,
  heatingSystem: (one: HeatingSystemName) => `heatingSystem.${one}` as const,
  heatingMedium: (one: HeatingMediumName) => `heatingMedium.${one}` as const,
  energyState: (one: EnergyStateName) => `energyState.${one}` as const,
  buildingIdentity: (one: BuildingIdentityName) => `buildingIdentity.${one}` as const,
  regularisation: (one: RegularisationName) => `regularisation.${one}` as const,
  availability: (one: AvailabilityName) => `availability.${one}` as const,
  planning: (one: PlanningName) => `planning.${one}` as const,
  garden: (one: GardenName) => `garden.${one}` as const,
  views: (one: ViewName) => `view.${one}` as const,
  parkingKind: (one: ParkingKindName) => `parkingKind.${one}` as const,
  parkingRight: (one: ParkingRightName) => `parkingRight.${one}` as const,
  included: (one: InclusionName) => `included.${one}` as const,
} satisfies Partial<Record<FactName, (one: never) => MessageKey>>
type Named = keyof typeof keyOf

const classText = ({ t }: Words, name: EnergyClassName): string =>
  t('listing.energy.letters', { greek: energyClassInGreek[name], latin: name })

/** The storeys that are offered; a home above them is stated by calls. */
const STOREYS = 30

function floorText({ t }: Words, code: number): string {
  const floor = readFloor(code)
  return 'named' in floor ? t(`floor.${floor.named}`) : t('floor.storey', { n: floor.storey })
}

const floors = [
  ...Object.values(namedFloors),
  ...Array.from({ length: STOREYS }, (_, at) => storey(at + 1)),
].toSorted((a, b) => a - b)

/** What may be chosen in a field; undefined where it is typed. */
export function choicesOf(
  words: Words,
  name: FactName,
  category: CategoryName | null,
): readonly Choice[] | undefined {
  const { t } = words
  const fact = factOf(name)
  if (name === 'floor') return floors.map((code) => ({ value: String(code), label: floorText(words, code) }))
  if (fact.kind === 'answer')
    return [
      { value: 'yes', label: t('listing.yes') },
      { value: 'no', label: t('listing.no') },
    ]
  if (fact.kind !== 'choice' && fact.kind !== 'choices') return undefined
  const label = (one: string): string =>
    name === 'energyClass' ? classText(words, one as EnergyClassName) : t(keyOf[name as Named](one as never))
  return fact.of.names
    .filter((one) => isOffered(name, one, category))
    .map((value) => ({ value, label: label(value) }))
}

function isOffered(name: FactName, value: string, category: CategoryName | null): boolean {
  // Auctions are placed by courts.
  if (name === 'contract') return value !== 'auction'
  if (name === 'category') return value !== 'auction'
  if (name !== 'typology' || category === null) return true
  const among = typologiesOf(category)
  return among.length === 0 || among.includes(value as never)
}
