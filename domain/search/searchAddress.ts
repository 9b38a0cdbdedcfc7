/**
 * Reads and writes the address of a list of results: the path and the parameters together.
 * A search has one address: the path holds what it can, filters are in the table's order with their values
 * sorted, and defaults (the default order, the first page) are omitted.
 */
import { keepAuctions } from './auctionsAlone.ts'
import { type CategoryName, type ContractName, type Criteria, filterNamesOf } from './filters.ts'
import { defaultOrder, type OrderName } from './orders.ts'
import { readQuery, type SearchFlags, writeQuery } from './readQuery.ts'
import type { Language } from '../locale.ts'
import type { IgnoredParameter } from './SearchQuery.ts'
import { type PlaceSlug, readSearchPath, writeSearchPath } from './searchPath.ts'
import { withLoan } from './loan/withLoan.ts'

/** The whole state of a search, as its address holds it. */
export interface SearchAddress {
  readonly language: Language
  readonly contract: ContractName
  readonly category: CategoryName
  /** The place that the path names. */
  readonly place?: PlaceSlug | undefined
  /** Without contract, category and the place in the path. */
  readonly criteria: Criteria
  readonly order: OrderName
  /** From 1. */
  readonly page: number
}

/** What an address of this site consists of: path without its language, and query. */
export interface AddressParts {
  readonly language: Language
  readonly path: string
  readonly search: URLSearchParams
}

/** The default contract and category. */
export const usualMarket = { contract: 'sale', category: 'residential' } as const

/** Reads the address of a list. Invalid parts are dropped, and reported. */
export function readSearchAddress(
  { language, path, search }: AddressParts,
  flags: SearchFlags,
): { readonly address: SearchAddress; readonly ignored: readonly IgnoredParameter[] } {
  const named = readSearchPath(path)
  const { query, ignored } = readQuery(search, flags)
  const { contract: asked, category = usualMarket.category, ...others } = query.criteria
  const contract = named?.contract ?? asked ?? usualMarket.contract
  const { criteria: kept, ignored: idle } = keepAuctions(others, contract)
  const usual = defaultOrder(flags.listingSearchNewSorting)
  const {
    criteria: rest,
    order,
    ignored: lent,
  } = withLoan({ criteria: kept, order: query.order }, contract, usual)
  const address = {
    language,
    contract,
    category: named?.category ?? category,
    place: named?.place,
    criteria: named?.place ? withoutPlaces(rest) : rest,
    order,
    page: query.page,
  }
  return { address, ignored: [...ignored, ...idle, ...lent] }
}

/** The canonical address of a search, prefixed with its language. */
export function writeSearchAddress(address: SearchAddress, flags: SearchFlags): string {
  const { language, contract, category, place, criteria, order, page } = address
  const path = writeSearchPath({ language, contract, category, ...(place && { place }) })
  const parameters = writeQuery({ criteria, order, page }, flags).toString()
  return parameters === '' ? path : `${path}?${parameters}`
}

/** Criteria that say nothing of where. */
export function withoutPlaces(criteria: Criteria): Criteria {
  const places: readonly string[] = filterNamesOf('places')
  return Object.fromEntries(Object.entries(criteria).filter(([name]) => !places.includes(name)))
}
