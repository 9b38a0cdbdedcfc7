/** The address of a list as a saved search keeps it, and what it looks for: read by the code of the list. */
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place } from '#domain/geography/Place.ts'
import type { Flags } from '#domain/flags.ts'
import { defaults } from '#domain/locale.ts'
import { defaultOrder } from '#domain/search/orders.ts'
import { readSearchAddress, writeSearchAddress } from '#domain/search/searchAddress.ts'
import { splitLanguage } from '#domain/search/searchPath.ts'
import { type FullCriteria, readRequest } from '#server/features/search/request/readRequest.ts'

export interface ReadUrl {
  /** Canonical, without a language, an order or a page. */
  readonly url: string
  readonly criteria: FullCriteria
  /** The place searched in, from itself to the country. */
  readonly lineage: readonly Place[]
}

/** Addresses of lists and maps whose path says nothing of what is looked for. */
const plainPaths: readonly string[] = ['/search-list/', '/map/']

/** Undefined for what is no address of a list. */
export function readSearchUrl(address: string, gazetteer: Gazetteer, flags: Flags): ReadUrl | undefined {
  const parsed = address.startsWith('/') ? URL.parse(address, 'http://localhost') : null
  if (parsed === null || parsed.host !== 'localhost') return undefined
  const { rest: path } = splitLanguage(parsed.pathname)
  const parameters = parsed.searchParams
  const read = readRequest({ parameters, ...(!plainPaths.includes(path) && { path }) }, gazetteer, flags)
  if (read === 'unknownPlace') return undefined
  const { address: stated } = readSearchAddress(
    { language: defaults.language, path, search: parameters },
    flags,
  )
  const url = writeSearchAddress(
    { ...stated, language: defaults.language, order: defaultOrder(flags.listingSearchNewSorting), page: 1 },
    flags,
  )
  return { url, criteria: read.query.criteria, lineage: read.lineage }
}
