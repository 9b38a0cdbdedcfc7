import { constants } from '../constants.ts'
import type { Flags } from '../flags.ts'
import { readCriterion, type Reading, readNumber, type Report, writeCriterion } from './criterionCodecs.ts'
import {
  type Criteria,
  type Filter,
  type FilterName,
  filterNames,
  filters,
  type GatingFlags,
  isServed,
  parametersOf,
} from './filters.ts'
import {
  criteria as criterionWords,
  defaultOrder,
  type OrderName,
  orderOptions,
  paging,
  readOrder,
} from './orders.ts'
import { wholeRoom } from './polygons.ts'
import { type IgnoredParameter, type SearchQuery, shownValue } from './SearchQuery.ts'

/** The last page of a list: the results limit of specification section 9. */
export const lastPage = constants.search.resultsMax / constants.search.perPage

/** The flags that say which filters, values and orders there are. */
export type SearchFlags = Pick<Flags, 'listingSearchNewSorting'> & GatingFlags

/**
 * Reads a search from URL parameters. Never fails: a value that cannot be read is left out and reported, so that the
 * page can say what was ignored. Repeated parameters count once (the first), but for filters that take several.
 */
export function readQuery(
  parameters: URLSearchParams,
  flags: SearchFlags,
): { query: SearchQuery; ignored: readonly IgnoredParameter[] } {
  const ignored: IgnoredParameter[] = []
  const report: Report = (name, value, reason) => ignored.push({ name, value: shownValue(value), reason })
  const reading: Reading = { parameters, flags, report, room: wholeRoom() }
  const criteria: { -readonly [Name in FilterName]?: unknown } = {}
  for (const name of namedIn(parameters)) {
    const filter: Filter = filters[name]
    const value = isServed(filter, flags) ? readCriterion(filter, reading) : reportUnserved(filter, reading)
    if (value !== undefined) criteria[name] = value
  }
  const order = readOrderParameters(reading, flags)
  return { query: { criteria: criteria as Criteria, order, page: readPage(reading) }, ignored }
}

/** The table index of each parameter's filter. */
const filterIndices = new Map(
  filterNames.flatMap((name, at) => parametersOf(filters[name]).map((parameter) => [parameter, at])),
)

/** The filters that parameters name, in the table's order: of some forty-five a search names a few. */
function namedIn(parameters: URLSearchParams): readonly FilterName[] {
  const named = new Set<number>()
  for (const parameter of parameters.keys()) {
    const at = filterIndices.get(parameter)
    if (at !== undefined) named.add(at)
  }
  return [...named].sort((one, other) => one - other).map((at) => filterNames[at] as FilterName)
}

/**
 * A filter of a feature that is off is dropped, and reported: an old link would otherwise find more than it
 * promises.
 */
function reportUnserved(filter: Filter, { parameters, report }: Reading): undefined {
  for (const parameter of parametersOf(filter)) {
    const value = parameters.get(parameter) ?? ''
    if (value !== '') report(parameter, value, 'notServed')
  }
}

function readOrderParameters({ parameters, report }: Reading, flags: SearchFlags): OrderName {
  const criterio = parameters.get(paging.criterion)
  const fallback = defaultOrder(flags.listingSearchNewSorting)
  if (criterio === null || criterio === '') return fallback
  const order = readOrder(criterio, parameters.get(paging.direction), flags.listingSearchNewSorting)
  if (order === undefined) report(paging.criterion, criterio, 'unknownValue')
  return order ?? fallback
}

function readPage(reading: Reading): number {
  const page = readNumber(paging.page, lastPage, reading)
  return page === undefined || page === 0 ? 1 : page
}

/** A loan says nothing where neither a limit nor the order asks for the monthly cost. */
const isIdleLoan = (name: FilterName, { criteria, order }: SearchQuery): boolean =>
  name === 'monthlyCost' &&
  criteria.monthlyCost?.most === undefined &&
  orderOptions[order].criterion !== 'monthlyCost'

/** Writes a search back as parameters, in the table's order; defaults are left out, so that equal searches are equal URLs. */
export function writeQuery(query: SearchQuery, flags: SearchFlags): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const name of filterNames) {
    const value = query.criteria[name]
    if (value !== undefined && !isIdleLoan(name, query)) writeCriterion(filters[name], value, parameters)
  }
  if (query.order !== defaultOrder(flags.listingSearchNewSorting)) {
    const { criterion, direction } = orderOptions[query.order]
    parameters.set(paging.criterion, criterionWords[criterion])
    parameters.set(paging.direction, direction)
  }
  if (query.page > 1) parameters.set(paging.page, String(query.page))
  return parameters
}
