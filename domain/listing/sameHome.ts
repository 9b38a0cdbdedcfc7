/**
 * Which listings seem to be of one home, judged by what they state. A fact that is not stated proves nothing:
 * a listing that does not state what its kind requires matches no other. `homeGroups.ts` makes groups of the
 * pairs found here.
 * One home: two agencies, flats of 96 and 97 m² for 245,000 and 252,000 EUR, both with three bedrooms, on the
 * fourth floor and with one bathroom, shown in the same circle of 150 m. Not one home: the same two on the
 * third and the fourth floor; both of one agency; one without a stated price; only one shown on the map; one
 * exact and the other in a circle, since the first would reveal the place that the other's advertiser hides.
 */
import { distance } from '../geography/distance.ts'
import type { TypologyName } from './vocabularies/building.ts'
import type { EnergyBandName } from './vocabularies/energy.ts'
import type { CategoryName, ContractName } from './vocabularies/market.ts'

/** What is compared. Null is "not stated". */
export interface AdFacts {
  /** The publisher of the listing: an agency is one, however many of its agents advertise. */
  readonly publisher: number
  readonly contract: ContractName
  readonly category: CategoryName
  readonly typology: TypologyName
  readonly municipality: number | null
  readonly zone: number | null
  /** EUR. */
  readonly price: number | null
  /** m². */
  readonly surface: number | null
  readonly bedrooms: number | null
  /** Floor code. */
  readonly floor: number | null
  readonly bathrooms: number | null
  readonly energyBand: EnergyBandName | null
  /** The shown point, and how far from it the home may be, metres; 0 for an exact point. */
  readonly place: {
    readonly latitude: number
    readonly longitude: number
    readonly radius: number
  } | null
}

/** The details that identify a home of a kind. */
interface Kind {
  readonly hasBedrooms: boolean
  /** How many equal details are required, with exact points and with others; null: they never suffice. */
  readonly details: { readonly exact: number; readonly area: number | null }
}

const home: Kind = { hasBedrooms: true, details: { exact: 1, area: 2 } }
const premises: Kind = { hasBedrooms: false, details: { exact: 1, area: 2 } }
/** Plots and whole buildings: where it is exactly, and how large. */
const ground: Kind = { hasBedrooms: false, details: { exact: 0, area: null } }

/**
 * The other kinds never match, since neighbours are alike: flats of a new building, places in a garage, rooms
 * of a flat and desks of an office; and every auction is announced once.
 */
const kinds: Readonly<Partial<Record<CategoryName, Kind>>> = {
  residential: home,
  holiday: home,
  commercial: premises,
  shops: premises,
  deposits: premises,
  sheds: premises,
  land: ground,
  palaces: ground,
}

/** The tolerance between the values of two listings. */
export const spans = {
  /** Thousandths of the higher price. */
  price: 100,
  /** m², or if that is more, thousandths of the larger area. */
  surface: 2,
  largeSurface: 20,
  /** Metres between two exact points: a building, and how well people find it on a map. */
  exact: 40,
  /** Metres: what is shown in a wider circle than this may be any of too many. */
  widest: 300,
} as const

export const isPriceNear = (one: number, other: number): boolean =>
  Math.abs(one - other) * 1000 <= Math.max(one, other) * spans.price

export const isSurfaceNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(spans.surface, (Math.max(one, other) * spans.largeSurface) / 1000)

type Fact = string | number | null

const areAlike = (one: Fact, other: Fact): boolean => one !== null && one === other
const differ = (one: Fact, other: Fact): boolean => one !== null && other !== null && one !== other

/** Details that must not differ if both state them, and that count as equal if both state the same. */
const details = ['floor', 'bathrooms', 'energyBand'] as const satisfies readonly (keyof AdFacts)[]

/**
 * Whether both advertisers show the place as truly. An exact ad, or one with a smaller circle, would tell where the home
 * of the other is; two circles of two sizes tell it together.
 */
const areShownAlike = ({ place: one }: AdFacts, { place: other }: AdFacts): boolean =>
  one !== null && one.radius === other?.radius

type Clause = (one: AdFacts, other: AdFacts, kind: Kind) => boolean

/** All must hold. Each is symmetric. */
const clauses: Readonly<Record<string, Clause>> = {
  anotherPublisher: (one, other) => one.publisher !== other.publisher,
  contract: (one, other) => one.contract === other.contract,
  category: (one, other) => one.category === other.category,
  typology: (one, other) => one.typology === other.typology,
  /** Where a municipality has no zones neither states one. */
  place: (one, other) => areAlike(one.municipality, other.municipality) && one.zone === other.zone,
  bedrooms: (one, other, { hasBedrooms }) =>
    hasBedrooms ? areAlike(one.bedrooms, other.bedrooms) : one.bedrooms === other.bedrooms,
  price: (one, other) => one.price !== null && other.price !== null && isPriceNear(one.price, other.price),
  surface: (one, other) =>
    one.surface !== null && other.surface !== null && isSurfaceNear(one.surface, other.surface),
  shownNear: ({ place: one }, { place: other }) => {
    if (one === null || other === null) return false
    const { radius } = one.radius > other.radius ? one : other
    // Circles are on a fixed grid, so two of one size are the same circle or neither contains the other's
    // centre.
    return radius <= spans.widest && distance(one, other) * 1000 <= Math.max(radius, spans.exact)
  },
  details: (one, other, kind) => {
    const isExact = one.place?.radius === 0 && other.place?.radius === 0
    const needed = kind.details[isExact ? 'exact' : 'area']
    const agreeing = details.filter((name) => areAlike(one[name], other[name])).length
    return needed !== null && agreeing >= needed && !details.some((name) => differ(one[name], other[name]))
  },
}

const rules = Object.values(clauses)

/** Whether listings of a category can match at all. */
export const isComparable = (category: CategoryName): boolean => kinds[category] !== undefined

/** Whether two listings seem to be of one home, judged by these two only, and may be shown as such. */
export function isSameHome(one: AdFacts, other: AdFacts): boolean {
  const kind = kinds[one.category]
  return kind !== undefined && areShownAlike(one, other) && rules.every((holds) => holds(one, other, kind))
}

const { anotherPublisher: _own, price: _price, ...lasting } = clauses
const rulesOfReturns = Object.values(lasting)

/** The most that the price of a home changed while it was not advertised, thousandths of the higher one. */
const priceSpanOfReturn = 250

const isPriceOfReturn = (one: number | null, other: number | null): boolean =>
  one === null || other === null || Math.abs(one - other) * 1000 <= Math.max(one, other) * priceSpanOfReturn

/**
 * Whether an ad seems to be of the home of one that is gone: the same advertiser may show it again, at another price.
 */
export function isReturnOf(one: AdFacts, gone: AdFacts): boolean {
  const kind = kinds[one.category]
  return (
    kind !== undefined &&
    areShownAlike(one, gone) &&
    isPriceOfReturn(one.price, gone.price) &&
    rulesOfReturns.every((holds) => holds(one, gone, kind))
  )
}

const { shownNear: _, ...statedAlike } = clauses
const rulesOfStatements = Object.values(statedAlike)

/**
 * Whether two listings match and one of them shows a more exact place: shown beside the other, it would
 * reveal what that one's advertiser hides, also if the other shows no place or a wide circle.
 */
export function tellsPlaceOf(one: AdFacts, other: AdFacts): boolean {
  const kind = kinds[one.category]
  const areShownOtherwise = one.place?.radius !== other.place?.radius
  return (
    kind !== undefined &&
    areShownOtherwise &&
    mayLieTogether(one, other) &&
    rulesOfStatements.every((holds) => holds(one, other, kind))
  )
}

const mayLieTogether = ({ place: one }: AdFacts, { place: other }: AdFacts): boolean =>
  one === null ||
  other === null ||
  distance(one, other) * 1000 <= Math.max(one.radius + other.radius, spans.exact)
