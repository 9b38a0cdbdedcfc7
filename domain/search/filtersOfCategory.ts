/** The filters and property types that apply to a category: a plot has no bedrooms. */
import type { Flags } from '../flags.ts'
import type { TypologyName } from '../listing/vocabularies/building.ts'
import type { CategoryName } from '../listing/vocabularies/market.ts'
import { type Criteria, type FilterName, filterNames, filters, isServed } from './filters.ts'

const homes = [
  'apartment',
  'maisonette',
  'studio',
  'attic',
  'loft',
  'detachedHouse',
  'terracedHouse',
  'villa',
  'farmhouse',
  'building',
] as const satisfies readonly TypologyName[]

const typologiesIn: Readonly<Partial<Record<CategoryName, readonly TypologyName[]>>> = {
  residential: homes,
  holiday: homes,
  newConstructions: homes,
  rooms: ['fullRoom', 'bed'],
  land: ['buildingLand', 'agriculturalLand', 'land'],
  commercial: ['office', 'shop', 'warehouse', 'shed', 'commercialPremises', 'workshop', 'business'],
  sheds: ['shed', 'workshop', 'warehouse'],
  auction: [...homes, 'office', 'shop', 'warehouse', 'buildingLand', 'agriculturalLand'],
}

/** The property types that a category is divided into; none where the category is a type itself. */
export const typologiesOf = (category: CategoryName): readonly TypologyName[] => typologiesIn[category] ?? []

/** Whether homes of a category have bedrooms to count. */
export const hasBedrooms = (category: CategoryName): boolean =>
  ['residential', 'holiday', 'newConstructions', 'auction'].includes(category)

/** Whether a home of a category has a monthly cost that its rent or price, charges and tax make up. */
export const hasMonthlyCost = (category: CategoryName): boolean =>
  ['residential', 'holiday', 'newConstructions', 'rooms'].includes(category)

/** Filters that say something of premises as of homes. */
const ofPremises: readonly FilterName[] = [
  'condition',
  'floor',
  'energy',
  'bathrooms',
  'heating',
  'garage',
  'lift',
  'alarm',
  'furnished',
  'virtualTour',
  'incomeProperty',
  'netArea',
  'seismicEra',
  'certificate',
  'buildingIdentity',
  'regularisation',
  'stepFree',
]

/** Filters that say something of what is built, and nothing of a plot. All others say something of any property. */
const ofBuildings: readonly FilterName[] = [
  ...ofPremises,
  'garden',
  'balcony',
  'cellar',
  'pool',
  'pets',
  'smokers',
  'students',
]

/** The part of `ofBuildings` that applies to a category; for categories not named here, all of it. */
const saidOf: Readonly<Partial<Record<CategoryName, readonly FilterName[]>>> = {
  land: [],
  garage: ['alarm', 'virtualTour'],
  deposits: ['floor', 'lift', 'alarm', 'virtualTour', 'netArea', 'stepFree'],
  commercial: ofPremises,
  shops: ofPremises,
  sheds: ofPremises,
  coworking: ofPremises,
}

/** Whether a filter applies to a category with the given flags. */
export function isAsked(name: FilterName, category: CategoryName, flags: Flags): boolean {
  // A list has one contract: none holds auctions beside other homes, so that there is nothing to leave out.
  if (!isServed(filters[name], flags) || name === 'excludeAuctions') return false
  if (name === 'monthlyCost') return hasMonthlyCost(category)
  if (name === 'bedrooms' || name === 'rooms') return hasBedrooms(category)
  return !ofBuildings.includes(name) || (saidOf[category] ?? ofBuildings).includes(name)
}

/** Criteria without those that do not apply to a category, for when it is chosen in the form. */
export function fittingCriteria(criteria: Criteria, category: CategoryName, flags: Flags): Criteria {
  const kept = filterNames.filter((name) => criteria[name] !== undefined && isAsked(name, category, flags))
  const { typology, ...others }: Criteria = Object.fromEntries(kept.map((name) => [name, criteria[name]]))
  const fit = typology?.filter((name) => typologiesOf(category).includes(name)) ?? []
  return fit.length > 0 ? { ...others, typology: fit } : others
}
