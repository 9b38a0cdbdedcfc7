import type { DealBreaker } from '../ListingCard.ts'
import type { ListingDetail } from '../ListingDetail.ts'
import type { Amenity } from '../vocabularies/amenities.ts'
import type { GardenName, ViewName } from '../vocabularies/building.ts'
import type { EnergyClassName } from '../vocabularies/energy.ts'

/** Something that tells this home from others. */
export type Special =
  | { readonly kind: 'dealBreaker'; readonly name: DealBreaker }
  | { readonly kind: 'view'; readonly name: ViewName }
  | { readonly kind: 'garden'; readonly name: GardenName }
  | { readonly kind: 'amenity'; readonly name: Amenity }
  | { readonly kind: 'parking' }
  | { readonly kind: 'renovated'; readonly year: number }
  | { readonly kind: 'energy'; readonly class: EnergyClassName }

/** Facts whose absence is said. */
export const neededFacts = [
  'surface',
  'bedrooms',
  'bathrooms',
  'floor',
  'plot',
  'builtYear',
  'condition',
  'energyClass',
  'heatingSystem',
  'lift',
] as const
export type NeededFact = (typeof neededFacts)[number]

/** In EUR, of a rental by the month. */
export type AskedPrice =
  | { readonly kind: 'none' }
  | { readonly kind: 'sale'; readonly price: number; readonly perArea: number | null }
  | { readonly kind: 'rent'; readonly price: number; readonly charges: number | null }
  | { readonly kind: 'auction'; readonly price: number }

/** What the sentences about a home say beyond its kind and place, which stand on its card. */
export interface HomeSummary {
  readonly special: readonly Special[]
  readonly missing: readonly NeededFact[]
  readonly price: AskedPrice
}

/** A sentence that lists more is not remembered. */
const most = 5

const land: readonly string[] = ['agriculturalLand', 'buildingLand', 'land']
const houses: readonly string[] = [
  'detachedHouse',
  'villa',
  'farmhouse',
  'terracedHouse',
  'maisonette',
  'building',
]
const homes: readonly string[] = ['residential', 'holiday', 'newConstructions']
const told: readonly Amenity[] = ['pool', 'lift', 'furnished', 'balcony', 'cellar', 'incomeProperty', 'pets']

/** What the summary is made from. */
export type SummaryFacts = Pick<
  ListingDetail,
  | 'category'
  | 'typology'
  | 'contract'
  | 'price'
  | 'surface'
  | 'plot'
  | 'bedrooms'
  | 'bathrooms'
  | 'floor'
  | 'builtYear'
  | 'condition'
  | 'energyClass'
  | 'energyState'
  | 'heatingSystem'
  | 'amenities'
  | 'dealBreakers'
  | 'views'
  | 'garden'
  | 'parkingKind'
  | 'renovatedYear'
  | 'more'
>

/** What is said of a home aloud, from its stated facts alone: five special things at most, of those that weigh most. */
export const homeSummary = (listing: SummaryFacts): HomeSummary => ({
  special: specialOf(listing).slice(0, Math.max(most, listing.dealBreakers.length)),
  missing: neededOf(listing).filter((name) => valueOf(listing, name) === null),
  price: priceOf(listing),
})

function specialOf(listing: SummaryFacts): readonly Special[] {
  const { dealBreakers, views, garden, parkingKind, renovatedYear, energyClass, amenities } = listing
  const had = told.flatMap((name): Special[] => (amenities[name] === true ? [{ kind: 'amenity', name }] : []))
  return [
    ...dealBreakers.map((name): Special => ({ kind: 'dealBreaker', name })),
    ...views.map((name): Special => ({ kind: 'view', name })),
    ...had.filter((one) => one.kind === 'amenity' && one.name === 'pool'),
    ...(garden ? [{ kind: 'garden', name: garden } as const] : []),
    ...(parkingKind ? [{ kind: 'parking' } as const] : []),
    ...(energyClass === 'A+' || energyClass === 'A' ? [{ kind: 'energy', class: energyClass } as const] : []),
    ...(renovatedYear === null ? [] : [{ kind: 'renovated', year: renovatedYear } as const]),
    ...had.filter((one) => one.kind === 'amenity' && one.name !== 'pool'),
  ]
}

/** The facts that such a property must have: a field has no floor, a house no lift. */
function neededOf({ typology, category }: SummaryFacts): readonly NeededFact[] {
  if (land.includes(typology)) return ['plot']
  if (typology === 'garage') return ['surface']
  const isHouse = houses.includes(typology)
  const isHome = homes.includes(category)
  return neededFacts.filter((name) => {
    if (name === 'bedrooms' || name === 'bathrooms') return isHome
    if (name === 'floor' || name === 'lift') return !isHouse
    return name !== 'plot' || isHouse
  })
}

function valueOf(listing: SummaryFacts, name: NeededFact): unknown {
  if (name === 'lift') return listing.amenities.lift
  // A certificate that the law does not ask for is not missing.
  if (name === 'energyClass' && listing.energyState === 'notRequired') return listing.energyState
  // Of land, the area may be stated as either.
  if (name === 'plot') return listing.plot ?? (land.includes(listing.typology) ? listing.surface : null)
  return listing[name]
}

function priceOf({ price, contract, surface, more }: SummaryFacts): AskedPrice {
  if (price === null) return { kind: 'none' }
  if (contract === 'auction') return { kind: 'auction', price }
  if (contract === 'rent') return { kind: 'rent', price, charges: more.commonCharges ?? null }
  return {
    kind: 'sale',
    price,
    perArea: surface === null || surface <= 0 ? null : Math.round(price / surface),
  }
}
