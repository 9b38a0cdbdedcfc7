/**
 * The address of a list of results, read and written: the path and the parameters together.
 *
 * There is one address a search: the path says what it can, filters stand in the table's order with their values
 * sorted, and what is usual (the usual order, the first page) is left out.
 */
import { keepAuctions } from './auctionsAlone.ts'
import { type CategoryName, type ContractName, type Criteria, filterNamesOf } from './filters.ts'
import type { OrderName } from './orders.ts'
import { readQuery, type SearchFlags, writeQuery } from './readQuery.ts'
import type { Language } from '../locale.ts'
import type { IgnoredParameter } from './SearchQuery.ts'
import { type PlaceSlug, readSearchPath, writeSearchPath } from './searchPath.ts'

/** Everything that the address of a list says. There is no other state of a search. */
export interface SearchAddress {
  readonly language: Language
  readonly contract: ContractName
  readonly category: CategoryName
  /** The place that the path names. */
  readonly place?: PlaceSlug | undefined
  /** Without contract, category and whatever the path says of the place. */
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

/** What a search is for when nothing says. */
export const usualMarket = { contract: 'sale', category: 'residential' } as const

/** Reads the address of a list. Whatever cannot be read is left out, and told. */
export function readSearchAddress(
  { language, path, search }: AddressParts,
  flags: SearchFlags,
): { readonly address: SearchAddress; readonly ignored: readonly IgnoredParameter[] } {
  const named = readSearchPath(path)
  const { query, ignored } = readQuery(search, flags)
  const { contract: asked, category = usualMarket.category, ...others } = query.criteria
  const contract = named?.contract ?? asked ?? usualMarket.contract
  const { criteria: rest, ignored: idle } = keepAuctions(others, contract)
  const address = {
    language,
    contract,
    category: named?.category ?? category,
    place: named?.place,
    criteria: named?.place ? withoutPlaces(rest) : rest,
    order: query.order,
    page: query.page,
  }
  return { address, ignored: [...ignored, ...idle] }
}

/** The one address of a search, with its language in front. */
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
