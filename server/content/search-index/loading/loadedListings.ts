import { countries } from '#domain/listing/vocabularies/countries.ts'
import { statuses } from '#domain/listing/vocabularies/market.ts'

/** The active listings that are read. */
export interface Loaded {
  /** Include listings abroad, for international search. @default false */
  readonly abroad?: boolean
}

/** The SQL condition of the listings that are read; `ids` limits it. */
export function loadedListings({ abroad = false }: Loaded, ids?: readonly number[]): string {
  const active = `listings.status = ${statuses.idOf('active')}`
  const here = abroad ? [] : [`listings.country = ${countries.idOf('greece')}`]
  return [active, ...here, ...(ids ? [amongIds('listings.id', ids)] : [])].join(' AND ')
}

/** The SQL condition that a column is one of some ids. */
export const amongIds = (column: string, ids: readonly number[]): string =>
  `${column} IN (${ids.map(Math.trunc).join(', ')})`
