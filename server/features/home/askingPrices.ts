/** Asking prices of flats for sale by place, from the search index: one pass over its flats, without a database query. */
import { Effect } from 'effect'
import { LEAST_COMPARED, quantile } from '#domain/market/priceSpread.ts'
import { comparableTypologies } from '#domain/market/comparableTypologies.ts'
import { NOT_STATED } from '#search-engine/store/Columns.ts'
import type { SearchIndexService } from '#server/content/search-index/SearchIndex.ts'

/** Quartiles of a place, EUR per m². */
export interface AskingPrices {
  readonly count: number
  readonly lowerQuartile: number
  readonly median: number
  readonly upperQuartile: number
}

export interface AskingPricesByPlace {
  readonly municipality: ReadonlyMap<number, AskingPrices>
  readonly region: ReadonlyMap<number, AskingPrices>
}

/** By the ids of places; those with too few priced flats for a median are left out. */
export const readAskingPrices = Effect.fnUntraced(function* (index: Pick<SearchIndexService, 'matches'>) {
  const found = yield* index.matches({
    contract: 'sale',
    category: 'residential',
    typology: comparableTypologies('apartment'),
    // A share of a home, or a home that another lives in, is not priced by the metre.
    ownership: ['full'],
  })
  const municipality = new Map<number, number[]>()
  const region = new Map<number, number[]>()
  for (const { segment, doc } of found) {
    const { columns } = segment.index
    const price = columns.pricePerSquareMetre[doc] as number
    if (price === NOT_STATED) continue
    add(municipality, columns.municipality[doc] as number, price)
    add(region, columns.region[doc] as number, price)
  }
  return { municipality: quartilesOf(municipality), region: quartilesOf(region) }
})

function add(prices: Map<number, number[]>, place: number, price: number): void {
  const known = prices.get(place)
  if (known) known.push(price)
  else prices.set(place, [price])
}

function quartilesOf(prices: ReadonlyMap<number, readonly number[]>): ReadonlyMap<number, AskingPrices> {
  const summaries = new Map<number, AskingPrices>()
  for (const [place, ofPlace] of prices) {
    if (ofPlace.length < LEAST_COMPARED) continue
    const rising = Int32Array.from(ofPlace).sort()
    // The index holds cents.
    const euro = (share: number) => Math.round(quantile(rising, share)) / 100
    summaries.set(place, {
      count: rising.length,
      lowerQuartile: euro(0.25),
      median: euro(0.5),
      upperQuartile: euro(0.75),
    })
  }
  return summaries
}
