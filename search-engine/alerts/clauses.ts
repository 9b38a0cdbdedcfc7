/** Criteria that many searches share: each is kept once, and answered once for an ad. */
import { walkToStation } from '#domain/search/areas.ts'
import {
  columnOf,
  type Criteria,
  type Filter,
  type FilterName,
  type FilterNameOf,
  filters,
  type Range,
} from '#domain/search/filters.ts'
import { circlesArea } from '../areas/circles.ts'
import type { CompileOptions } from '../planning/compileCriteria.ts'
import { rangeTest } from '../planning/predicates.ts'
import type { Surroundings } from '../planning/Surroundings.ts'
import type { ColumnName, WideName } from '../store/columnTable.ts'
import { MonthlyCosts } from '../store/MonthlyCosts.ts'
import { type Digit, packPlans } from '../store/packs.ts'
import type { PlaceColumn, PlaceId } from '../store/placeCodes.ts'
import type { Ad } from './ad.ts'

/** Whether an ad fulfils a criterion; `key` is the same for the same criterion. */
export interface Clause {
  readonly key: string
  readonly passes: (ad: Ad) => boolean
}

const digits: ReadonlyMap<FilterName, Digit> = new Map(
  packPlans.flatMap(({ tested }) => tested.map((digit) => [digit.filter, digit] as const)),
)

/** The columns whose ranges a search keeps in its record, the price first. Other ranges are clauses. */
export const rangedColumns = ['price', 'surface', 'rooms', 'bedrooms'] as const satisfies readonly WideName[]

/** The clause of a criterion; undefined for ranges of a record, drawn areas, the contract and the category. */
export function clauseOf(name: FilterName, criteria: Criteria, options: CompileOptions): Clause | undefined {
  const filter: Filter = filters[name]
  const digit = digits.get(name)
  if (digit) return digitClause(digit, criteria[digit.filter] as never)
  switch (filter.kind) {
    case 'range':
      return rangeClause(
        columnOf(name as FilterNameOf<'range'>, options.bedroomSearch) as WideName,
        criteria[name] as Range,
      )
    case 'exclude':
      return {
        key: name,
        passes: ({ columns, doc }) => columns[filter.column as ColumnName][doc] !== filter.id,
      }
    case 'monthly':
      return monthlyClause(name, criteria)
    case 'publisher': {
      const agency = criteria[name] as number
      return {
        key: `${name} ${agency}`,
        passes: ({ columns, doc }) => columns[filter.column as ColumnName][doc] === -agency,
      }
    }
    case 'places':
      return placesClause(name, placesOf(name, criteria, options.surroundings))
    case 'stations':
      return stationsClause(name, stationsOf(name, criteria, options.surroundings))
    case 'keyword': {
      const keyword = criteria[name] as string
      return { key: `${name} ${keyword}`, passes: ({ hasWords }) => hasWords(keyword) }
    }
    default:
      return undefined
  }
}

function digitClause({ filter, column, digitOf, allowed }: Digit, criterion: never): Clause {
  const table = allowed(criterion)
  return {
    key: `${filter} ${table.join('')}`,
    passes: ({ columns, doc }) => table[digitOf(columns[column][doc] as number)] === 1,
  }
}

function rangeClause(column: WideName, range: Range): Clause | undefined {
  if ((rangedColumns as readonly WideName[]).includes(column)) return undefined
  const { low, high } = rangeTest(column, new Int32Array(0), range)
  return {
    key: `${column} ${low} ${high}`,
    passes: ({ columns, doc }) => {
      const value = columns[column][doc] as number
      return value >= low && value <= high
    },
  }
}

function monthlyClause(name: FilterName, { monthlyCost: asked }: Criteria): Clause | undefined {
  if (asked?.most === undefined) return undefined
  const cents = asked.most * 100
  const costs = new MonthlyCosts(asked)
  const { share, rate, years } = asked.loan ?? {}
  return {
    key: [name, asked.most, share, rate, years].join(' '),
    passes: ({ columns, doc }) => costs.centsOf(columns, doc) <= cents,
  }
}

/** The places of a level, or the members of groups of places. */
export const placesOf = (
  name: FilterName,
  criteria: Criteria,
  { membersOf }: Surroundings,
): readonly PlaceId[] => {
  const ids = criteria[name] as readonly number[]
  return name === 'macroarea' || name === 'touristicArea'
    ? ids.flatMap((id) => membersOf(name, id))
    : ids.map((id) => ({ column: name as PlaceColumn, id }))
}

const placesClause = (name: FilterName, places: readonly PlaceId[]): Clause => ({
  key: `${name} ${places.map(({ column, id }) => `${column}${id}`).join()}`,
  passes: ({ columns, doc }) => places.some(({ column, id }) => columns[column][doc] === id),
})

/** Circles around stations. */
export const stationsOf = (name: FilterName, criteria: Criteria, { stationsOf: of }: Surroundings) => {
  const { level } = filters[name] as { readonly level: 'metroLine' | 'metro' }
  return (criteria[name] as readonly number[])
    .flatMap((id) => of(level, id))
    .map((centre) => ({ centre, radius: walkToStation }))
}

function stationsClause(name: FilterName, circles: ReturnType<typeof stationsOf>): Clause {
  const area = circlesArea(circles)
  return {
    key: `${name} ${circles.map(({ centre }) => centre.join()).join(' ')}`,
    passes: ({ columns, doc }) =>
      area.contains(columns.latitude[doc] as number, columns.longitude[doc] as number),
  }
}
