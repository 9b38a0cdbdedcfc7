import type { Texts } from '#app/i18n/texts.ts'
import { type Amenity, amenities } from '#domain/listing/vocabularies/amenities.ts'
import { energyClassInGreek } from '#domain/listing/vocabularies/energy.ts'
import { readFloor } from '#domain/listing/vocabularies/floor.ts'
import type { FactName, FactValue } from './FactValue.ts'

type Words = Pick<Texts, 't' | 'format'>

const isAmenity = (name: FactName): name is Amenity => (amenities as readonly string[]).includes(name)

/** The name of a fact as people read it. */
export const factTerm = ({ t }: Pick<Words, 't'>, name: FactName): string =>
  isAmenity(name) ? t(`amenity.${name}`) : t(`listing.fact.${name}`)

/** A stated value in words. */
export function factText(words: Words, value: FactValue): string {
  const { t, format } = words
  switch (value.kind) {
    case 'typology':
      return t(`typology.${value.name}`)
    case 'condition':
      return t(`condition.${value.name}`)
    case 'availability':
      return t(`availability.${value.name}`)
    case 'heatingSystem':
      return t(`heatingSystem.${value.name}`)
    case 'heatingMedium':
      return t(`heatingMedium.${value.name}`)
    case 'energyClass':
      return t('listing.energy.letters', { greek: energyClassInGreek[value.name], latin: value.name })
    case 'garden':
      return t(`garden.${value.name}`)
    case 'parking':
      return parkingText(words, value)
    case 'views':
      return value.names.map((name) => t(`view.${name}`)).join(', ')
    case 'area':
      return areaText(words, value)
    case 'floor':
      return floorText(words, value)
    case 'count':
      return format.number(value.amount)
    case 'year':
      return String(value.year)
    case 'answer':
      return t(value.isYes ? 'listing.yes' : 'listing.no')
    case 'date':
      return format.longDate(value.at)
    case 'text':
      return value.text
  }
}

type Of<Kind extends FactValue['kind']> = Extract<FactValue, { kind: Kind }>

function areaText({ t, format }: Words, { amount, surfaceKind }: Of<'area'>): string {
  const area = format.area(amount)
  if (surfaceKind === undefined) return area
  return surfaceKind === null
    ? t('listing.value.areaUnknown', { area })
    : t('listing.value.area', { area, kind: t(`surfaceKind.${surfaceKind}`) })
}

function parkingText({ t }: Words, { name, right }: Of<'parking'>): string {
  const kind = t(`parkingKind.${name}`)
  return right === null ? kind : t('listing.value.parking', { kind, right: t(`parkingRight.${right}`) })
}

/** "4ος από 6", "Ημιυπόγειο". */
export function floorText(
  { t }: Pick<Words, 't'>,
  { code, total }: Pick<Of<'floor'>, 'code' | 'total'>,
): string {
  const floor = readFloor(code)
  if ('named' in floor) return t(`floor.${floor.named}`)
  return total === null
    ? t('floor.storey', { n: floor.storey })
    : t('floor.storeyOf', { n: floor.storey, total })
}
