/**
 * Searches as people make them, for property tests.
 */
import fc from 'fast-check'
import { typologies } from '#domain/listing/vocabularies/building.ts'
import { answers } from '#domain/listing/vocabularies/answers.ts'
import type { Position } from '#domain/search/areas.ts'
import { type Criteria, filters } from '#domain/search/filters.ts'
import { type OrderName, orderOptions } from '#domain/search/orders.ts'
import type { SearchRequest } from '../lifecycle/SegmentedIndex.ts'
import type { Surroundings } from '../planning/Surroundings.ts'

const range = (most: number) =>
  fc
    .tuple(
      fc.option(fc.integer({ min: 0, max: most }), { nil: undefined }),
      fc.option(fc.integer({ min: 0, max: most }), { nil: undefined }),
    )
    .map(([a, b]) => ({
      ...(a !== undefined && { min: b === undefined ? a : Math.min(a, b) }),
      ...(b !== undefined && { max: a === undefined ? b : Math.max(a, b) }),
    }))

const someOf = <One>(one: fc.Arbitrary<One>, most: number) =>
  fc.uniqueArray(one, { minLength: 1, maxLength: most })
const namesOf = <Name extends string>({ names }: { readonly names: readonly Name[] }) =>
  someOf(fc.constantFrom(...names), 3)
const ids = (most: number) => someOf(fc.integer({ min: 1, max: most }), 3)
const answer = namesOf(answers)

/** About where `makeRows` puts its towns. */
const position = fc.tuple(
  fc.double({ min: 35, max: 41, noNaN: true }),
  fc.double({ min: 20, max: 28.2, noNaN: true }),
)

/** Corners around a centre, so that most shapes hold something; their sides may cross. */
const polygon = fc
  .tuple(
    position,
    fc.array(
      fc.tuple(
        fc.double({ min: -1.5, max: 1.5, noNaN: true }),
        fc.double({ min: -1.5, max: 1.5, noNaN: true }),
      ),
      {
        minLength: 3,
        maxLength: 9,
      },
    ),
  )
  .map(([[latitude, longitude], offsets]) =>
    offsets.map(([north, east]): Position => [latitude + north, longitude + east]),
  )

const polygons = fc.array(polygon, { minLength: 1, maxLength: 4 })

/** With a loan, without one, and the order's loan alone. */
const monthlyCost = fc.record(
  {
    most: fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 900_000 })),
    loan: fc.record({
      share: fc.integer({ min: 0, max: 100 }),
      rate: fc.constantFrom(0, 1, 2.98, 7.5),
      years: fc.integer({ min: 1, max: 40 }),
    }),
  },
  { requiredKeys: [] },
)

/** Place ids of `makeRows`, and some without listings. */
export const filterArbitraries = {
  contract: fc.constantFrom('sale', 'rent', 'auction'),
  category: fc.constantFrom('residential', 'residential', 'commercial', 'land', 'coworking'),
  typology: someOf(fc.constantFrom(...typologies.names), 5),
  price: fc.oneof(range(1_500_000), range(3000)),
  surface: range(420),
  rooms: range(8),
  bedrooms: range(7),
  bathrooms: fc.integer({ min: 1, max: 8 }),
  condition: namesOf(filters.condition.vocabulary),
  floor: namesOf(filters.floor.vocabulary),
  heating: namesOf(filters.heating.vocabulary),
  garden: namesOf(filters.garden.vocabulary),
  garage: namesOf(filters.garage.vocabulary),
  energy: namesOf(filters.energy.vocabulary),
  ownership: namesOf(filters.ownership.vocabulary),
  balcony: answer,
  lift: answer,
  furnished: answer,
  cellar: answer,
  pool: answer,
  alarm: answer,
  pets: answer,
  smokers: answer,
  students: answer,
  virtualTour: answer,
  incomeProperty: answer,
  view: namesOf(filters.view.vocabulary),
  netArea: range(420),
  monthlyCost,
  seismicEra: namesOf(filters.seismicEra.vocabulary),
  certificate: namesOf(filters.certificate.vocabulary),
  buildingIdentity: namesOf(filters.buildingIdentity.vocabulary),
  regularisation: namesOf(filters.regularisation.vocabulary),
  stepFree: answer,
  advertiser: namesOf(filters.advertiser.vocabulary),
  agency: fc.integer({ min: 1, max: 134 }),
  auctionStatus: namesOf(filters.auctionStatus.vocabulary),
  court: namesOf(filters.court.vocabulary),
  country: namesOf(filters.country.vocabulary),
  excludeAuctions: fc.constant(true as const),
  region: ids(14),
  province: ids(75),
  municipality: fc.oneof(ids(20), ids(340)),
  zone: someOf(
    fc.integer({ min: 1, max: 20 }).map((id) => id * 100 + (id % 7)),
    3,
  ),
  island: ids(25),
  macroarea: ids(4),
  touristicArea: ids(4),
  metroLine: ids(3),
  metroStation: ids(9),
  polygon: polygons,
  excludedArea: polygons,
  circle: fc.record({ centre: position, radius: fc.integer({ min: 100, max: 150_000 }) }),
} as const satisfies { readonly [Name in keyof Omit<Criteria, 'keyword'>]-?: fc.Arbitrary<Criteria[Name]> }

/** Areas and stations of a made-up country, for the filters that ask for them. */
export const testSurroundings: Surroundings = {
  membersOf: (level, id) =>
    level === 'macroarea'
      ? [1, 2, 3].map((one) => ({ column: 'zone', id: (id * 3 + one) * 100 + one }))
      : [
          { column: 'municipality', id: id * 5 },
          { column: 'island', id },
        ],
  stationsOf: (level, id) =>
    (level === 'metro' ? [id] : [id * 3, id * 3 + 1, id * 3 + 2]).map((station) => [
      35 + ((station * 7919) % 600) / 100,
      20 + ((station * 104_729) % 820) / 100,
    ]),
}

/** Any filters; contract and category more often than not, as the portal sets them. */
export const criteriaArbitrary: fc.Arbitrary<Criteria> = fc
  .tuple(
    fc.record(filterArbitraries, { requiredKeys: [] }),
    fc.subarray(Object.keys(filterArbitraries) as (keyof Criteria)[], { maxLength: 4 }),
    fc.boolean(),
  )
  .map(([all, chosen, usual]) => {
    const names = new Set(usual ? ['contract', 'category', ...chosen] : chosen)
    return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)))
  })

export const requestArbitrary: fc.Arbitrary<SearchRequest> = fc.record({
  criteria: criteriaArbitrary,
  order: fc.constantFrom(...(Object.keys(orderOptions) as OrderName[])),
  page: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.integer({ min: 1, max: 400 })),
  perPage: fc.constantFrom(1, 5, 25, 100),
})

export const extraFilter = fc.record(filterArbitraries)
