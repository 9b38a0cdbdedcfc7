import { countries } from '#domain/listing/vocabularies/countries.ts'
import { statuses } from '#domain/listing/vocabularies/market.ts'

/** Which of the active listings are read. */
export interface Loaded {
  /** Those abroad too, which international search finds. @default false */
  readonly abroad?: boolean
}

/** The SQL condition of the listings that search reads; `ids`: only these. */
export function loadedListings({ abroad = false }: Loaded, ids?: readonly number[]): string {
  const active = `listings.status = ${statuses.idOf('active')}`
  const here = abroad ? [] : [`listings.country = ${countries.idOf('greece')}`]
  return [active, ...here, ...(ids ? [amongIds('listings.id', ids)] : [])].join(' AND ')
}

/** The SQL condition of a column that holds one of some ids. */
export const amongIds = (column: string, ids: readonly number[]): string =>
  `${column} IN (${ids.map(Math.trunc).join(', ')})`
