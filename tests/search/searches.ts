/** Searches of every kind, as addresses can say them, for property tests. */
import fc from 'fast-check'
import { loanLimits } from '#domain/costs/loanTerms.ts'
import { greece } from '#domain/geography/greece.ts'
import { languages } from '#domain/locale.ts'
import { type Position, radiusMax } from '#domain/search/areas.ts'
import { keepAuctions } from '#domain/search/auctionsAlone.ts'
import type { DrawnAreas } from '#domain/search/areasGeoJson.ts'
import { type Criteria, type Filter, type FilterName, filterNames, filters } from '#domain/search/filters.ts'
import { defaultOrder, orderNames } from '#domain/search/orders.ts'
import { checkedPolygon, inOrder, polygonsMax } from '#domain/search/polygons.ts'
import { lastPage, type SearchFlags } from '#domain/search/readQuery.ts'
import { type SearchAddress, withoutPlaces } from '#domain/search/searchAddress.ts'
import { type PlaceSlug, placeSlugOf } from '#domain/search/searchPath.ts'
import { withLoan } from '#domain/search/loan/withLoan.ts'

/** Every place that a path can name. */
export const placeSlugs: readonly PlaceSlug[] = greece().places.flatMap((place) => {
  const slug = placeSlugOf(greece().ancestors(place).toReversed())
  return slug ? [slug] : []
})

const degrees = fc.integer({ min: -90e6, max: 90e6 }).map((millionths) => millionths / 1e6)
const position: fc.Arbitrary<Position> = fc.tuple(degrees, degrees)

const farFromPoles = position.filter(([latitude]) => Math.abs(latitude) < 85)
/** Whatever has an inside. */
const polygon = fc
  .uniqueArray(position, { minLength: 3, maxLength: 8, selector: String })
  .filter((corners) => typeof checkedPolygon(corners) !== 'string')

const ids = fc
  .uniqueArray(fc.integer({ min: 0, max: 2 ** 31 - 1 }), { minLength: 1, maxLength: 4 })
  .map((some) => some.sort((a, b) => a - b))

const word = fc.stringMatching(/^[^\s\p{C}]{1,12}$/u)

function range(most: number) {
  const number = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: most }))
  const both = fc.tuple(number, number).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }))
  return fc.oneof(fc.record({ min: number }), fc.record({ max: number }), both)
}

function criterion(filter: Filter): fc.Arbitrary<unknown> {
  switch (filter.kind) {
    case 'range':
      return range(filter.most)
    case 'least':
      return fc.integer({ min: 1, max: filter.most })
    case 'choice':
      return fc.constantFrom(...filter.vocabulary.names)
    case 'choices':
      return fc.subarray([...filter.vocabulary.names], { minLength: 1 })
    case 'monthly':
      return fc.record({
        most: fc.integer({ min: 1, max: filter.most }),
        loan: fc.record({
          share: fc.integer({ min: loanLimits.share.least, max: loanLimits.share.most }),
          rate: fc.integer({ min: 0, max: loanLimits.rate.most * 100 }).map((hundredths) => hundredths / 100),
          years: fc.integer({ min: loanLimits.years.least, max: loanLimits.years.most }),
        }),
      })
    case 'exclude':
      return fc.constant(true)
    case 'publisher':
      return fc.integer({ min: 1, max: 999_999_999 })
    case 'places':
    case 'stations':
      return ids
    case 'polygons':
      return fc.array(polygon, { minLength: 1, maxLength: polygonsMax / 2 }).map(inOrder)
    case 'circle':
      return fc.record({ centre: farFromPoles, radius: fc.integer({ min: 1, max: radiusMax }) })
    case 'keyword':
      return fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
  }
}

/** What may be drawn on a map. */
export const drawnAreas = fc
  .record(
    {
      polygon: criterion(filters.polygon),
      excludedArea: criterion(filters.excludedArea),
      circle: criterion(filters.circle),
    },
    { requiredKeys: [] },
  )
  .map((made) => made as DrawnAreas)

const criterionOf = Object.fromEntries(filterNames.map((name) => [name, criterion(filters[name])])) as Record<
  FilterName,
  fc.Arbitrary<unknown>
>

/** A path says the contract and the category. */
const inParameters = filterNames.filter((name) => name !== 'contract' && name !== 'category')

/** A few filters as people set them, or now and then every one there is. */
const criteria: fc.Arbitrary<Criteria> = fc
  .oneof(
    { weight: 9, arbitrary: fc.subarray(inParameters, { maxLength: 6 }) },
    { weight: 1, arbitrary: fc.constant(inParameters) },
  )
  .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, criterionOf[name]]))))
  // Each value was made by its own filter's kind.
  .map((made) => made as Criteria)

/** Any search, in any language that is switched on. A place in the path is the only one. */
export const searchAddresses = (flags: SearchFlags): fc.Arbitrary<SearchAddress> =>
  fc
    .record({
      language: fc.constantFrom(...languages),
      contract: fc.constantFrom(...filters.contract.vocabulary.names),
      category: fc.constantFrom(...filters.category.vocabulary.names),
      place: fc.option(fc.constantFrom(...placeSlugs), { nil: undefined }),
      criteria,
      order: fc.constantFrom(...orderNames(flags.listingSearchNewSorting)),
      page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: lastPage })),
    })
    .map((address) => {
      const placed = address.place ? withoutPlaces(address.criteria) : address.criteria
      const { criteria } = keepAuctions(placed, address.contract)
      const usual = defaultOrder(flags.listingSearchNewSorting)
      const kept = withLoan({ criteria, order: address.order }, address.contract, usual)
      return { ...address, criteria: kept.criteria, order: kept.order }
    })
