import { typologies } from '../../listing/vocabularies/building.ts'
import type { Criteria, TypologyName } from '../../search/filters.ts'
import type { OrderName } from '../../search/orders.ts'
import type { Joint, LevelSaid, Measured, Noun, Relation, Sense, Sets, Unit } from './Sense.ts'

const sets = (criteria: Criteria, alone?: Criteria): Sets => ({
  kind: 'sets',
  criteria,
  ...(alone && { alone }),
})
const roughly = (criteria: Criteria): Sets => ({ kind: 'sets', criteria, isApproximate: true })
const homes = (...typology: readonly TypologyName[]) => sets({ typology })
const bedrooms = (count: number) => sets({ bedrooms: { min: count, max: count } })
const order = (name: OrderName) => ({ kind: 'order', order: name }) as const
const unit = (of: Measured, factor = 1, besides = 0): Unit => ({ kind: 'unit', of, factor, besides })
const noun = (of: Measured): Noun => ({ kind: 'noun', of })
const relation = (name: Relation) => ({ kind: 'relation', relation: name }) as const
const number = (value: number) => ({ kind: 'number', value }) as const
const times = (factor: number) => ({ kind: 'times', factor }) as const
const level = (name: LevelSaid) => ({ kind: 'level', level: name }) as const
const joint = <Name extends Joint>(kind: Name) => ({ kind }) as const

export const senses = {
  sale: sets({ contract: 'sale' }),
  rent: sets({ contract: 'rent' }),
  auction: sets({ contract: 'auction' }),

  home: sets({ category: 'residential' }),
  house: homes('detachedHouse', 'villa', 'terracedHouse', 'maisonette', 'farmhouse'),
  apartment: homes('apartment'),
  attic: homes('attic'),
  detachedHouse: homes('detachedHouse'),
  loft: homes('loft'),
  farmhouse: homes('farmhouse'),
  villa: homes('villa'),
  terracedHouse: homes('terracedHouse'),
  maisonette: homes('maisonette'),
  studio: homes('studio'),
  building: sets({ category: 'palaces' }),
  office: sets({ category: 'commercial', typology: ['office'] }),
  shop: sets({ category: 'shops' }),
  warehouse: sets({ category: 'deposits' }),
  shed: sets({ category: 'sheds' }),
  commercial: sets({ category: 'commercial' }),
  workshop: sets({ category: 'commercial', typology: ['workshop'] }),
  business: sets({ category: 'commercial', typology: ['business'] }),
  coworking: sets({ category: 'coworking' }),
  // "A house with land" is no plot: without the house, it is.
  land: sets({}, { category: 'land' }),
  buildingLand: sets({}, { category: 'land', typology: ['buildingLand'] }),
  agriculturalLand: sets({}, { category: 'land', typology: ['agriculturalLand'] }),
  holiday: sets({ category: 'holiday' }),
  newConstructions: sets({ category: 'newConstructions' }),
  roomToLet: sets({ category: 'rooms', typology: ['fullRoom'] }),
  bedToLet: sets({ category: 'rooms', typology: ['bed'] }),

  // Words for a home by its size. Greek, Italian, French, German and Russian ones count the living room as well:
  // τριάρι, trilocale, T3, Dreizimmerwohnung and трёшка have two bedrooms. The lexicons have taken it off.
  bedrooms0: bedrooms(0),
  bedrooms1: bedrooms(1),
  bedrooms2: bedrooms(2),
  bedrooms3: bedrooms(3),
  bedrooms4: bedrooms(4),
  bedrooms5: bedrooms(5),

  newBuild: sets({ condition: ['newOrUnderConstruction'] }),
  good: sets({ condition: ['good'] }),
  toRenovate: sets({ condition: ['toRenovate'] }),
  renovated: sets({ condition: ['renovated'] }),
  excellent: sets({ condition: ['excellent'] }),

  ground: sets({ floor: ['ground'] }),
  intermediate: sets({ floor: ['intermediate'] }),
  top: sets({ floor: ['top'] }),

  heating: sets({ heating: ['autonomous', 'centralized', 'airConditioning'] }),
  autonomous: sets({ heating: ['autonomous'] }),
  centralized: sets({ heating: ['centralized'] }),
  // The filter is about heating: a home with another heating may have cooling as well.
  airConditioning: roughly({ heating: ['airConditioning'] }),

  garden: sets({ garden: ['private', 'shared'] }),
  privateGarden: sets({ garden: ['private'] }),
  sharedGarden: sets({ garden: ['shared'] }),
  parking: sets({ garage: ['single', 'double', 'parkingSpace'] }, { category: 'garage' }),
  garage: sets({ garage: ['single', 'double'] }, { category: 'garage' }),
  doubleGarage: sets({ garage: ['double'] }, { category: 'garage' }),
  parkingSpace: sets({ garage: ['parkingSpace'] }, { category: 'garage' }),
  energyHigh: sets({ energy: ['high'] }),
  energyMedium: sets({ energy: ['medium'] }),
  energyLow: sets({ energy: ['low'] }),

  balcony: sets({ balcony: ['yes'] }),
  lift: sets({ lift: ['yes'] }),
  furnished: sets({ furnished: ['yes'] }),
  unfurnished: sets({ furnished: ['no'] }),
  cellar: sets({ cellar: ['yes'] }, { category: 'deposits' }),
  pool: sets({ pool: ['yes'] }),
  alarm: sets({ alarm: ['yes'] }),
  pets: sets({ pets: ['yes'] }),
  smokers: sets({ smokers: ['yes'] }),
  nonSmokers: sets({ smokers: ['no'] }),
  students: sets({ students: ['yes'] }),
  incomeProperty: sets({ incomeProperty: ['yes'] }),
  virtualTour: sets({ virtualTour: ['yes'] }),

  view: sets({ view: ['sea', 'lake', 'mountains', 'panoramic', 'river', 'park'] }),
  seaView: sets({ view: ['sea'] }),
  lakeView: sets({ view: ['lake'] }),
  mountainView: sets({ view: ['mountains'] }),
  panoramicView: sets({ view: ['panoramic'] }),
  riverView: sets({ view: ['river'] }),
  parkView: sets({ view: ['park'] }),

  private: sets({ advertiser: ['private'] }),
  agency: sets({ advertiser: ['agency', 'pro'] }),
  builder: sets({ advertiser: ['constructor'] }),
  court: sets({ advertiser: ['court'] }),

  fullOwnership: sets({ ownership: ['full'] }),
  bareOwnership: sets({ ownership: ['bare'] }),
  share: sets({ ownership: ['share'] }),

  mostRelevant: order('mostRelevant'),
  mostRelevantUnpaid: order('mostRelevantUnpaid'),
  cheaper: order('cheaper'),
  moreExpensive: order('moreExpensive'),
  larger: order('larger'),
  smaller: order('smaller'),
  moreRooms: order('moreRooms'),
  fewerRooms: order('fewerRooms'),
  newer: order('newer'),
  older: order('older'),
  lowerFloor: order('lowerFloor'),
  higherFloor: order('higherFloor'),
  pricePerSquareMetreUp: order('pricePerSquareMetreUp'),
  pricePerSquareMetreDown: order('pricePerSquareMetreDown'),
  agenciesFirst: order('agenciesFirst'),
  privateFirst: order('privateFirst'),
  discounted: order('discounted'),
  cheaperMonthly: order('cheaperMonthly'),

  euro: unit('price'),
  squareMetres: unit('surface'),
  // A thousand square metres.
  stremma: unit('surface', 1000),
  hectare: unit('surface', 10_000),
  acre: unit('surface', 4047),
  roomCount: unit('rooms'),
  bedroomCount: unit('bedrooms'),
  /** Rooms as countries count them that take the living room for one. */
  roomsWithLiving: unit('bedrooms', 1, 1),
  bathroomCount: unit('bathrooms'),
  storey: unit('floor'),
  metres: unit('distance'),
  kilometres: unit('distance', 1000),
  perSquareMetre: unit('pricePerArea'),
  otherUnit: unit('other'),
  price: noun('price'),
  surface: noun('surface'),

  atMost: relation('most'),
  atLeast: relation('least'),
  below: relation('below'),
  above: relation('above'),
  around: relation('around'),
  between: relation('between'),
  orMore: relation('more'),
  orLess: relation('less'),

  half: number(0.5),
  one: number(1),
  oneAndHalf: number(1.5),
  two: number(2),
  three: number(3),
  four: number(4),
  five: number(5),
  six: number(6),
  seven: number(7),
  eight: number(8),
  nine: number(9),
  ten: number(10),
  twenty: number(20),
  thirty: number(30),
  forty: number(40),
  fifty: number(50),
  sixty: number(60),
  seventy: number(70),
  eighty: number(80),
  ninety: number(90),
  twoHundred: number(200),
  threeHundred: number(300),
  fourHundred: number(400),
  fiveHundred: number(500),
  sixHundred: number(600),
  sevenHundred: number(700),
  eightHundred: number(800),
  nineHundred: number(900),
  hundred: times(100),
  thousand: times(1000),
  million: times(1_000_000),

  region: level('region'),
  province: level('province'),
  municipality: level('city'),
  zone: level('cityZone'),
  island: level('island'),

  not: joint('not'),
  /** Cancels what precedes it: "a pool is not required". */
  optional: joint('optional'),
  near: joint('near'),
  metro: joint('metro'),
  station: joint('station'),
  line: joint('line'),
  street: joint('street'),
  centre: joint('centre'),
  energyClass: joint('energyClass'),
  like: joint('like'),
  verbatim: joint('verbatim'),
  nearby: joint('nearby'),
  in: joint('in'),
  with: joint('with'),
  and: joint('and'),
  or: joint('or'),
  to: joint('to'),
  from: joint('from'),
  filler: joint('filler'),
} as const satisfies Record<string, Sense>

export type SenseName = keyof typeof senses

/** Homes that people live in, as opposed to premises, plots and parking places. */
export const dwellings: readonly TypologyName[] = typologies.names.filter(
  (name) => typologies.idOf(name) < typologies.idOf('office'),
)

/**
 * The words of a language: for each sense its words and phrases, separated by commas, as people write them.
 * Accents, case, plurals in s, and the endings of Greek and Russian words do not matter; fillers inside a
 * phrase are skipped, so that "view sea" also reads "view of the sea". A word may have several senses that
 * set criteria (it sets all of them) or several roles in the grammar.
 */
export type Words = { readonly [Name in SenseName]?: string }
