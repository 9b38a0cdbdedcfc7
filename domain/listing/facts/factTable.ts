/**
 * Everything that an advertiser may state of a listing, by its name in calls and files. A fact that is left out is not
 * stated. `domain/listing/facts/readFacts.ts` reads them, `server/content/listings/writing/` stores them.
 */
import {
  buildingIdentities,
  inclusions,
  mandates,
  plannings,
  regularisations,
} from '../vocabularies/legal.ts'
import {
  conditions,
  gardens,
  orientations,
  surfaceKinds,
  typologies,
  unitPositions,
  views,
} from '../vocabularies/building.ts'
import { courts } from '../vocabularies/courts.ts'
import { energyClasses, energyStates } from '../vocabularies/energy.ts'
import { heatingMedia, heatingSystems } from '../vocabularies/heating.ts'
import {
  auctionStatuses,
  availabilities,
  type CategoryName,
  categories,
  contracts,
  kinds,
  mapDisplays,
} from '../vocabularies/market.ts'
import { parkingKinds, parkingRights } from '../vocabularies/parking.ts'
import {
  answer,
  choice,
  choices,
  day,
  decimal,
  type Fact,
  line,
  type Scope,
  type ValueOf,
  whole,
} from './Fact.ts'
import { mostArea, mostMoney } from './limits.ts'

const onLand: readonly CategoryName[] = ['land', 'auction']
/** What has walls. */
const built: Scope = { categories: categories.names.filter((name) => name !== 'land') }
/** What people live in. */
const lived: Scope = {
  categories: ['residential', 'holiday', 'rooms', 'newConstructions', 'auction', 'palaces'],
}
const land: Scope = { categories: onLand }
const rent: Scope = { contracts: ['rent'] }
const sale: Scope = { contracts: ['sale', 'auction'] }
const auction: Scope = { contracts: ['auction'] }
const hidden: Scope = { isPrivate: true }

const oldest = 1800
const latest = 2100

export const facts = {
  contract: choice('contract', contracts),
  kind: choice('kind', kinds),
  category: choice('category', categories),
  typology: choice('typology', typologies),
  /** Of a rental, a month's rent. */
  price: whole('price', 1, mostMoney, 'eur'),

  // Where it is: the true point, and how much of it others see.
  latitude: decimal('latitude', -90, 90, hidden),
  longitude: decimal('longitude', -180, 180, hidden),
  mapDisplay: choice('map_display', mapDisplays),
  shownRadius: whole('shown_radius', 50, 2000, 'metres'),

  // The area that searches compare, and which one it is.
  surface: whole('surface', 1, mostArea, 'squareMetres'),
  surfaceKind: choice('surface_kind', surfaceKinds, built),
  netArea: whole('net_area', 1, 1_000_000, 'squareMetres', built),
  grossArea: whole('gross_area', 1, 1_000_000, 'squareMetres', built),
  balconyArea: whole('balcony_area', 1, 10_000, 'squareMetres', built),
  gardenArea: whole('garden_area', 1, 1_000_000, 'squareMetres', built),
  plot: whole('plot', 1, mostArea, 'squareMetres'),
  rooms: whole('rooms', 1, 500, undefined, built),
  bedrooms: whole('bedrooms', 0, 300, undefined, built),
  bathrooms: whole('bathrooms', 0, 300, undefined, built),
  wcs: whole('wcs', 0, 300, undefined, built),
  levels: whole('levels', 1, 20, undefined, built),

  /** Tenths of a storey, see domain/listing/vocabularies/floor.ts. */
  floor: whole('floor', -100, 990, undefined, built),
  floorsTotal: whole('floors_total', 1, 98, undefined, built),
  orientation: choice('orientation', orientations),
  position: choice('unit_position', unitPositions, built),
  condition: choice('condition', conditions, built),
  builtYear: whole('built_year', oldest, latest, undefined, built),
  permitYear: whole('permit_year', oldest, latest, undefined, built),
  renovatedYear: whole('renovated_year', oldest, latest, undefined, built),
  heatingSystem: choice('heating_system', heatingSystems, built),
  heatingMedium: choice('heating_medium', heatingMedia, built),
  garden: choice('garden', gardens, built),
  parkingKind: choice('parking_kind', parkingKinds, built),
  parkingRight: choice('parking_right', parkingRights, built),
  views: choices('view_mask', views),
  availability: choice('availability', availabilities),
  commonCharges: whole('common_charges', 0, 100_000, 'eurPerMonth', built),

  energyClass: choice('energy_class', energyClasses, built),
  energyState: choice('energy_state', energyStates, built),
  certificateNumber: line('certificate_number', 40, built),
  certificateIssued: day('certificate_issued', 2011, latest, built),
  certificateValidTo: day('certificate_valid_to', 2011, latest, built),
  energyUse: whole('energy_use', 0, 5000, 'kilowattHoursPerSquareMetre', built),

  lift: answer('lift', built),
  balcony: answer('balcony', built),
  furnished: answer('furnished', built),
  cellar: answer('cellar', built),
  pool: answer('pool', built),
  alarm: answer('alarm', built),
  pets: answer('pets'),
  smokers: answer('smokers'),
  students: answer('students'),
  incomeProperty: answer('income_property'),
  virtualTour: answer('virtual_tour'),

  bareOwnership: answer('bare_ownership', sale),
  undividedShare: answer('undivided_share', sale),
  sharePercent: whole('share_percent', 1, 99, 'percent', sale),
  usufruct: answer('usufruct', sale),
  /** The code of the national cadastre: twelve digits, and those of a part of a building after them. */
  kaek: line('kaek', 30, hidden, /^\d{12}(?:\/\d{1,4}){0,2}$/),
  buildingIdentity: choice('building_identity', buildingIdentities, sale),
  regularisation: choice('regularisation', regularisations, built),
  unregisteredArea: whole('unregistered_area', 1, 10_000, 'squareMetres', built),
  encumbrances: answer('encumbrances', sale),
  inheritancePending: answer('inheritance_pending', sale),
  occupiedUntil: day('occupied_until', 2000, latest),
  planning: choice('planning', plannings),
  buildingCoefficient: decimal('building_coefficient', 0, 10, land),
  coverage: whole('coverage', 0, 100, 'percent', land),
  frontage: whole('frontage', 1, 10_000, 'metres', land),
  buildable: answer('buildable', land),
  road: answer('road', land),
  water: answer('water', land),
  power: answer('power', land),
  /** The objective value of the zone, as the advertiser states it. */
  zonePrice: whole('zone_price', 1, 100_000, 'eurPerSquareMetre'),
  zonePriceDay: day('zone_price_day', 2000, latest),

  availableFrom: day('available_from', 2000, latest, rent),
  leastTerm: whole('least_term', 1, 600, 'months', rent),
  depositMonths: whole('deposit_months', 0, 24, 'months', rent),
  included: choices('included_mask', inclusions, rent),
  declaredAccount: answer('declared_account', rent),

  stepsToLift: whole('steps_to_lift', 0, 200, undefined, built),
  doorWidth: whole('door_width', 30, 500, 'centimetres', built),
  liftWidth: whole('lift_width', 30, 500, 'centimetres', built),
  levelShower: answer('level_shower', lived),
  turningSpace: answer('turning_space', built),

  auctionStatus: choice('auction_status', auctionStatuses, auction),
  court: choice('court', courts, auction),
  mandate: choice('mandate', mandates),
  mandateUntil: day('mandate_until', 2000, latest),
  /** The advertiser's own number of the ad. */
  reference: line('reference', 60),
} as const satisfies Readonly<Record<string, Fact>>

export type FactName = keyof typeof facts

export const factNames = Object.keys(facts) as readonly FactName[]

/** A fact by its name, untyped. */
export const factOf = (name: FactName): Fact => facts[name]

/** What is stated of a listing; null is "not stated". */
export type ListingFacts = { readonly [Name in FactName]: ValueOf<(typeof facts)[Name]> | null }

/** Nothing stated. */
export const nothingStated = Object.fromEntries(factNames.map((name) => [name, null])) as ListingFacts

/** Whether a name is that of a fact. */
export const isFactName = (name: string): name is FactName => Object.hasOwn(facts, name)
