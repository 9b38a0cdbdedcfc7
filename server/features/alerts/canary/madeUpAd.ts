import { categories, contracts } from '#domain/listing/vocabularies/market.ts'
import type { Ad } from '#search-engine/alerts/ad.ts'
import { makeColumns, NOT_STATED } from '#search-engine/store/Columns.ts'
import { columnTable } from '#search-engine/store/columnTable.ts'

/** Greece, among the countries of a search. */
const GREECE = 1

const stated: Readonly<Record<string, number>> = {
  contract: contracts.idOf('sale'),
  category: categories.idOf('residential'),
  country: GREECE,
  // EUR: no home is sold for it, and the search asks for no more.
  price: 1,
}

/** The address of the search that the made-up ad is for. */
export const canaryUrl = '/pwlhsh-katoikies/?prezzoMassimo=1'

/** An ad in memory alone: in no table, in no list, on no page. */
export const madeUpAd: Ad = {
  columns: makeColumns(1, (name) => stated[name] ?? (columnTable[name].kind === 'wide' ? NOT_STATED : 0)),
  doc: 0,
  hasWords: () => false,
}
