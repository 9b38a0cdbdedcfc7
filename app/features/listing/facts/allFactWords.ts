import type { Unit } from '#domain/listing/facts/Fact.ts'
import type { OrientationName, UnitPositionName } from '#domain/listing/vocabularies/building.ts'
import type {
  BuildingIdentityName,
  InclusionName,
  MandateName,
  PlanningName,
  RegularisationName,
} from '#domain/listing/vocabularies/legal.ts'
import type { MoreFactName } from '#domain/listing/facts/moreFacts.ts'
import { localeTags } from '#domain/locale.ts'
import type { MessageKey } from '#app/i18n/messageKeys.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { inFull } from '#app/shared/inFull.ts'
import type { FactName, FactValue, MoreValue } from '../model/FactValue.ts'
import { factTerm, factText } from '../model/factWords.ts'

type Words = Pick<Texts, 't' | 'format'>

/** How a further fact is put into words: a unit, a vocabulary, or what its value is. */
const wordings: Readonly<Record<MoreFactName, Unit | 'named' | 'count' | 'answer' | 'day' | 'line'>> = {
  netArea: 'squareMetres',
  grossArea: 'squareMetres',
  balconyArea: 'squareMetres',
  gardenArea: 'squareMetres',
  wcs: 'count',
  levels: 'count',
  orientation: 'named',
  position: 'named',
  commonCharges: 'eurPerMonth',
  energyUse: 'kilowattHoursPerSquareMetre',
  certificateNumber: 'line',
  certificateIssued: 'day',
  certificateValidTo: 'day',
  buildingIdentity: 'named',
  regularisation: 'named',
  unregisteredArea: 'squareMetres',
  sharePercent: 'percent',
  usufruct: 'answer',
  encumbrances: 'answer',
  inheritancePending: 'answer',
  occupiedUntil: 'day',
  planning: 'named',
  buildingCoefficient: 'count',
  coverage: 'percent',
  frontage: 'metres',
  buildable: 'answer',
  road: 'answer',
  water: 'answer',
  power: 'answer',
  zonePrice: 'eurPerSquareMetre',
  zonePriceDay: 'day',
  availableFrom: 'day',
  leastTerm: 'months',
  depositMonths: 'months',
  included: 'named',
  declaredAccount: 'answer',
  stepsToLift: 'count',
  doorWidth: 'centimetres',
  liftWidth: 'centimetres',
  levelShower: 'answer',
  turningSpace: 'answer',
  mandate: 'named',
  mandateUntil: 'day',
}

/** Keys of the names of each vocabulary. */
const keyOf = {
  orientation: (one: OrientationName) => `orientation.${one}` as const,
  position: (one: UnitPositionName) => `position.${one}` as const,
  buildingIdentity: (one: BuildingIdentityName) => `buildingIdentity.${one}` as const,
  regularisation: (one: RegularisationName) => `regularisation.${one}` as const,
  planning: (one: PlanningName) => `planning.${one}` as const,
  included: (one: InclusionName) => `included.${one}` as const,
  mandate: (one: MandateName) => `mandate.${one}` as const,
} satisfies Partial<Record<MoreFactName, (one: never) => MessageKey>>
type NamedFact = keyof typeof keyOf

const isMore = (name: FactName | MoreFactName): name is MoreFactName => Object.hasOwn(wordings, name)

/** The name of any fact as people read it. */
export const termOf = (words: Words, name: FactName | MoreFactName): string =>
  isMore(name) ? words.t(`listing.more.${name}`) : factTerm(words, name)

/** Any stated value in words. */
export const textOf = (words: Words, value: FactValue | MoreValue): string =>
  value.kind === 'more' ? moreText(words, value) : factText(words, value)

/** The same without abbreviations, for the ear. */
export function textInFull(texts: Texts, value: FactValue | MoreValue): string {
  if (value.kind !== 'more') return factText(inFull(texts), value)
  const amount = Number(value.value)
  if (value.name === 'energyUse')
    return texts.t('listing.value.energyHeard', { amount: texts.format.number(amount) })
  return wordings[value.name] === 'centimetres'
    ? new Intl.NumberFormat(localeTags[texts.language], inCentimetres).format(amount)
    : moreText(inFull(texts), value)
}

const inCentimetres = { style: 'unit', unit: 'centimeter', unitDisplay: 'long' } as const

function moreText({ t, format }: Words, { name, value }: MoreValue): string {
  const wording = wordings[name]
  switch (wording) {
    case 'named':
      return [value]
        .flat()
        .map((one) => t(keyOf[name as NamedFact](one as never)))
        .join(', ')
    case 'answer':
      return t(value === true ? 'listing.yes' : 'listing.no')
    case 'day':
      return format.longDate(String(value))
    case 'line':
      return String(value)
    case 'count':
      return format.number(Number(value))
    case 'squareMetres':
      return format.area(Number(value))
    case 'percent':
      return format.percent(Number(value))
    case 'metres':
      return format.distance(Number(value))
    case 'eur':
      return format.money(Number(value))
    case 'eurPerSquareMetre':
      return format.pricePerArea(Number(value), 1)
    case 'months':
      return t('listing.value.months', { count: Number(value) })
    case 'eurPerMonth':
      return t('listing.value.perMonth', { amount: format.money(Number(value)) })
    case 'centimetres':
    case 'kilowattHoursPerSquareMetre':
      return t(`listing.value.${wording}`, { amount: format.number(Number(value)) })
  }
}
