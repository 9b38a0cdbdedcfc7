import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { type Amenity, amenities } from '#domain/listing/vocabularies/amenities.ts'
import { moreFactsOf, type Nature } from '../facts/moreFacts.ts'
import type { FactGroup, FactGroupName, FactName, FactValue, ListingFact } from './FactValue.ts'

const landTypologies = ['agriculturalLand', 'buildingLand', 'land']
const houseTypologies = ['detachedHouse', 'villa', 'farmhouse', 'terracedHouse', 'maisonette', 'building']
const homeCategories = ['residential', 'holiday', 'newConstructions', 'auction']

function natureOf({ typology, category, contract }: ListingDetail): Nature {
  const isLand = landTypologies.includes(typology)
  const isHouse = houseTypologies.includes(typology)
  const isParking = typology === 'garage'
  const isHome = homeCategories.includes(category) && !isLand && !isParking
  return { isLand, isHouse, isHome, isBuilt: !isLand && !isParking, isRent: contract === 'rent' }
}

const when = (isAsked: boolean, ...facts: readonly ListingFact[]): readonly ListingFact[] =>
  isAsked ? facts : []
const fact = (name: FactName, value: FactValue | null): ListingFact => ({ name, value })
const count = (amount: number | null): FactValue | null =>
  amount === null ? null : { kind: 'count', amount }
const year = (value: number | null): FactValue | null =>
  value === null ? null : { kind: 'year', year: value }

/** Everything known of a listing and everything that should be, in groups. What was not stated stays, as null. */
export function listingFacts(listing: ListingDetail): readonly FactGroup[] {
  const nature = natureOf(listing)
  const groups: Readonly<Partial<Record<FactGroupName, readonly ListingFact[]>>> = {
    home: homeFacts(listing, nature),
    building: when(nature.isBuilt, ...buildingFacts(listing, nature)),
    energy: when(nature.isBuilt, ...energyFacts(listing)),
    outside: when(!nature.isLand, ...outsideFacts(listing, nature)),
    amenities: when(nature.isBuilt, ...amenityFacts(listing, nature)),
    terms: when(!nature.isLand, ...termFacts(listing, nature)),
    listing: recordFacts(listing),
    more: moreFactsOf(listing, nature),
  }
  return (Object.keys(groups) as FactGroupName[])
    .map((name) => ({ name, facts: groups[name] ?? [] }))
    .filter(({ facts }) => facts.length > 0)
}

function homeFacts(
  listing: ListingDetail,
  { isLand, isHouse, isHome, isBuilt }: Nature,
): readonly ListingFact[] {
  const { surface, surfaceKind, plot, floor, floorsTotal, condition, availability } = listing
  return [
    fact('typology', { kind: 'typology', name: listing.typology }),
    fact(
      'surface',
      surface === null
        ? null
        : { kind: 'area', amount: surface, surfaceKind: isLand ? undefined : surfaceKind },
    ),
    ...when(
      isHouse,
      fact('plot', plot === null ? null : { kind: 'area', amount: plot, surfaceKind: undefined }),
    ),
    ...when(isHome, fact('rooms', count(listing.rooms)), fact('bedrooms', count(listing.bedrooms))),
    ...when(isBuilt, fact('bathrooms', count(listing.bathrooms))),
    ...when(
      isBuilt && !isHouse,
      fact('floor', floor === null ? null : { kind: 'floor', code: floor, total: floorsTotal }),
    ),
    ...when(isBuilt, fact('condition', condition && { kind: 'condition', name: condition })),
    fact('availability', availability && { kind: 'availability', name: availability }),
  ]
}

function buildingFacts(listing: ListingDetail, { isHouse }: Nature): readonly ListingFact[] {
  return [
    fact('builtYear', year(listing.builtYear)),
    fact('permitYear', year(listing.permitYear)),
    fact('renovatedYear', year(listing.renovatedYear)),
    fact('floorsTotal', count(listing.floorsTotal)),
    ...when(!isHouse, amenityFact(listing, 'lift')),
  ]
}

function energyFacts({ heatingSystem, heatingMedium, energyClass }: ListingDetail): readonly ListingFact[] {
  const isUnheated = heatingSystem === 'none'
  return [
    fact('heatingSystem', heatingSystem && { kind: 'heatingSystem', name: heatingSystem }),
    ...when(
      !isUnheated,
      fact('heatingMedium', heatingMedium && { kind: 'heatingMedium', name: heatingMedium }),
    ),
    fact('energyClass', energyClass && { kind: 'energyClass', name: energyClass }),
  ]
}

function outsideFacts(listing: ListingDetail, { isBuilt }: Nature): readonly ListingFact[] {
  const { garden, parkingKind, parkingRight, views } = listing
  return [
    ...when(
      isBuilt,
      amenityFact(listing, 'balcony'),
      fact('garden', garden && { kind: 'garden', name: garden }),
    ),
    fact('parking', parkingKind && { kind: 'parking', name: parkingKind, right: parkingRight }),
    ...when(isBuilt, fact('views', views.length === 0 ? null : { kind: 'views', names: views })),
  ]
}

const homeAmenities = ['furnished', 'cellar', 'pool', 'alarm'] as const
const rentalTerms = ['pets', 'smokers', 'students'] as const

const amenityFacts = (listing: ListingDetail, { isHome }: Nature): readonly ListingFact[] =>
  (isHome ? homeAmenities : (['cellar', 'alarm'] as const)).map((name) => amenityFact(listing, name))

const termFacts = (listing: ListingDetail, { isHome, isRent }: Nature): readonly ListingFact[] => [
  ...when(isRent && isHome, ...rentalTerms.map((name) => amenityFact(listing, name))),
  ...when(!isRent, amenityFact(listing, 'incomeProperty')),
  amenityFact(listing, 'virtualTour'),
]

function amenityFact(listing: ListingDetail, name: Amenity): ListingFact {
  const has = listing.amenities[name]
  return fact(name, has === null ? null : { kind: 'answer', isYes: has })
}

const recordFacts = (listing: ListingDetail): readonly ListingFact[] => [
  fact('id', { kind: 'text', text: String(listing.id) }),
  fact('reference', listing.reference === null ? null : { kind: 'text', text: listing.reference }),
  fact('createdAt', { kind: 'date', at: listing.createdAt }),
  fact('modifiedAt', { kind: 'date', at: listing.modifiedAt }),
  fact('confirmedAt', { kind: 'date', at: listing.confirmedAt }),
]

/** How many of the facts that apply to such a home were stated. */
export function statedShare(groups: readonly FactGroup[]): {
  readonly stated: number
  readonly total: number
} {
  const facts = groups.filter(({ name }) => name !== 'listing').flatMap((group) => group.facts)
  return { stated: facts.filter(({ value }) => value !== null).length, total: facts.length }
}

/** Every name of a yes-or-no fact, for exhaustive texts. */
export const answerNames: readonly Amenity[] = amenities
