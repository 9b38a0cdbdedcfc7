/** The expected results of searches, by the simplest possible code: a loop over row objects and a sort. */
import type { Circle, Polygon, Position } from '#domain/search/areas.ts'
import type { MonthlyCost } from '#domain/costs/monthlyCost.ts'
import { contracts } from '#domain/listing/vocabularies/market.ts'
import { walkToStation } from '#domain/search/areas.ts'
import { type Criteria, type Filter, type FilterName, filters, type Range } from '#domain/search/filters.ts'
import { orderOptions } from '#domain/search/orders.ts'
import { NOT_STATED } from '../store/Columns.ts'
import { type ColumnName, DEGREE } from '../store/columnTable.ts'
import type { PlaceColumn } from '../store/placeCodes.ts'
import type { SearchPage, SearchRequest } from '../lifecycle/SegmentedIndex.ts'
import { noSurroundings, type Surroundings } from '../planning/Surroundings.ts'
import type { Row } from './rows.ts'

export interface NaiveOptions {
  readonly bedroomSearch: boolean
  readonly surroundings?: Surroundings
}

type Test = (row: Row) => boolean

function testOf(name: FilterName, wanted: unknown, options: NaiveOptions): Test {
  const filter: Filter = filters[name]
  const { membersOf, stationsOf } = options.surroundings ?? noSurroundings
  switch (filter.kind) {
    case 'range': {
      const { min = -Infinity, max = Infinity } = wanted as Range
      const column = (options.bedroomSearch && name === 'rooms' ? 'bedrooms' : filter.column) as ColumnName
      return (row) => row[column] !== NOT_STATED && row[column] >= min && row[column] <= max
    }
    case 'least':
      return (row) => row[filter.column as ColumnName] >= (wanted as number)
    case 'choice':
      return (row) => row[filter.column as ColumnName] === filter.vocabulary.idOf(wanted as string)
    case 'choices': {
      const ids = (wanted as readonly string[]).map((one) => filter.vocabulary.idOf(one))
      const bits = (wanted as readonly string[]).map((one) => filter.vocabulary.names.indexOf(one))
      return (row) => {
        const value = row[filter.column as ColumnName]
        return filter.isMask ? bits.some((bit) => (value >> bit) % 2 === 1) : ids.includes(value)
      }
    }
    case 'monthly': {
      const { most, loan } = wanted as MonthlyCost
      return (row) => most === undefined || naiveMonth(row, loan) <= most * 100
    }
    case 'exclude':
      return (row) => row[filter.column as ColumnName] !== filter.id
    case 'publisher':
      return (row) => row[filter.column as ColumnName] === -(wanted as number)
    case 'places': {
      const ids = wanted as readonly number[]
      const places =
        name === 'macroarea' || name === 'touristicArea'
          ? ids.flatMap((id) => membersOf(name, id))
          : ids.map((id) => ({ column: filter.column as ColumnName, id }))
      return (row) => places.some(({ column, id }) => row[column] === id)
    }
    case 'stations': {
      const centres = (wanted as readonly number[]).flatMap((id) => stationsOf(filter.level, id))
      return (row) => centres.some((centre) => isWithin(row, { centre, radius: walkToStation }))
    }
    case 'polygons': {
      const polygons = wanted as readonly Polygon[]
      const isIn = (row: Row) => row.latitude !== NOT_STATED && polygons.some((one) => isInside(row, one))
      return (row) => isIn(row) !== (filter.isExcluded ?? false)
    }
    case 'circle':
      return (row) => isWithin(row, wanted as Circle)
    case 'keyword':
      return () => true
  }
}

function isWithin(row: Row, { centre, radius }: Circle): boolean {
  if (row.latitude === NOT_STATED) return false
  const [a, b, c, d] = [row.latitude / DEGREE, row.longitude / DEGREE, ...centre].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number, number]
  const cosine = Math.sin(a) * Math.sin(c) + Math.cos(a) * Math.cos(c) * Math.cos(b - d)
  return 6_371_008.8 * Math.acos(Math.min(1, cosine)) <= radius
}

/** Even-odd: how many sides lie to the east. */
function isInside(row: Row, corners: Polygon): boolean {
  const [y, x] = [row.latitude, row.longitude]
  const crossed = corners.filter((corner, at) => {
    const [y1, x1] = corner.map((degrees) => degrees * DEGREE) as [number, number]
    const next = corners[(at + 1) % corners.length] as Position
    const [y2, x2] = next.map((degrees) => degrees * DEGREE) as [number, number]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
  })
  return crossed.length % 2 === 1
}

/** The rows that match. */
export function naiveMatches(rows: readonly Row[], criteria: Criteria, options: NaiveOptions): Row[] {
  const tests = (Object.keys(criteria) as FilterName[])
    .filter((name) => criteria[name] !== undefined)
    .map((name) => testOf(name, criteria[name], options))
  return rows.filter((row) => tests.every((test) => test(row)))
}

/** Cents a month: the rent, or what pays the loan back, and what is paid beside. NaN where it is not known. */
function naiveMonth(row: Row, loan: MonthlyCost['loan']): number {
  if (row.price === NOT_STATED) return NaN
  if (row.contract === contracts.idOf('rent')) return row.price * 100 + row.monthlyExtras
  if (row.contract !== contracts.idOf('sale')) return NaN
  const { share = NaN, rate = NaN, years = NaN } = loan ?? {}
  const monthly = rate / 1200
  let worth = 0
  for (let month = 1; month <= years * 12; month++) worth += (1 + monthly) ** -month
  return Math.round(row.price * 100 * (share / 100 / worth)) + row.monthlyExtras
}

function valueFor(row: Row, { criteria, order }: SearchRequest): number {
  const { criterion, direction } = orderOptions[order]
  switch (criterion) {
    case 'automatic':
      return row.relevance
    case 'agencyFirst':
      return row.advertiserStanding
    case 'privateFirst':
      return -row.advertiserStanding
    case 'monthlyCost': {
      const cents = naiveMonth(row, criteria.monthlyCost?.loan)
      return Number.isNaN(cents) ? NOT_STATED : -cents
    }
    default:
      return row[criterion] === NOT_STATED
        ? NOT_STATED
        : direction === 'desc'
          ? row[criterion]
          : -row[criterion]
  }
}

/** The number of rows in each place of a level. */
export function naiveCountsWithin(rows: readonly Row[], column: PlaceColumn): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { [column]: place } of rows)
    if (place !== NOT_STATED) counts.set(place, (counts.get(place) ?? 0) + 1)
  return counts
}

/** The page by sorting everything: larger values first, not stated last, then larger ids first. */
export function naiveSearch(rows: readonly Row[], request: SearchRequest, options: NaiveOptions): SearchPage {
  const found = naiveMatches(rows, request.criteria, options)
  const sorted = found.sort((a, b) => valueFor(b, request) - valueFor(a, request) || b.id - a.id)
  const offset = (request.page - 1) * request.perPage
  return { total: found.length, ids: sorted.slice(offset, offset + request.perPage).map(({ id }) => id) }
}
