import type { Texts } from '#app/i18n/texts.ts'
import type { ProjectUnit } from '#domain/listing/ListingBackground.ts'
import { floorText } from './factWords.ts'

type Words = Pick<Texts, 't' | 'format'>

/** A unit in words, as a row of the table. */
export interface UnitRow {
  readonly name: string
  readonly price: string
  readonly surface: string
  readonly bedrooms: string
  readonly floor: string
  readonly state: string
}

/** The units of a project in words. */
export const unitRows = (words: Words, units: readonly ProjectUnit[]): readonly UnitRow[] =>
  units.map((unit) => unitRow(words, unit))

function unitRow({ t, format }: Words, { name, price, surface, bedrooms, floor, isAvailable }: ProjectUnit) {
  const told = <Value>(value: Value | null, write: (value: Value) => string): string =>
    value === null ? t('listing.notStated') : write(value)
  return {
    name,
    price: told(price, format.money),
    surface: told(surface, format.area),
    bedrooms: told(bedrooms, format.number),
    floor: told(floor, (code) => floorText({ t }, { code, total: null })),
    state: told(isAvailable, (is) => t(is ? 'listing.units.available' : 'listing.units.taken')),
  }
}

/** How many there are, how many can be had, and for how much. */
export function unitSentences(words: Words, units: readonly ProjectUnit[]): readonly string[] {
  const available = units.filter(({ isAvailable }) => isAvailable === true)
  const prices = available.flatMap(({ price }) => price ?? [])
  const { t, format } = words
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return [
    t('listing.units.summary', { count: units.length, available: available.length }),
    ...(low < high ? [t('listing.units.prices', { low: format.money(low), high: format.money(high) })] : []),
  ]
}
