import type { SearchCounts } from '#domain/api/Search.ts'
import type { FacetCounts } from '#search-engine/execution/counting/facets.ts'
import { bucketEdges, histogramColumns } from '#search-engine/store/histograms.ts'
import { packPlans } from '#search-engine/store/packs.ts'
import { recordOf } from '#search-engine/store/recordOf.ts'

const digits = packPlans.flatMap((pack) => pack.digits)

/** Counts as the panel of filters reads them: those of one search, and those of other contracts and categories. */
export const countsReply = (
  { total, options, without, histograms }: FacetCounts,
  ofMarkets: SearchCounts['options'],
): SearchCounts => ({
  total,
  options: {
    ...ofMarkets,
    ...Object.fromEntries(
      digits.map(({ filter, options: names }) => [
        filter,
        Object.fromEntries(names.map((name, at) => [String(name), options[filter][at] ?? 0])),
      ]),
    ),
  },
  without: { ...without },
  histograms: recordOf(histogramColumns, (column) => inhabited(histograms[column])),
})

/** Without the empty steps at both ends. */
function inhabited(counts: readonly number[]): SearchCounts['histograms']['price'] {
  const first = counts.findIndex((count) => count > 0)
  const last = counts.findLastIndex((count) => count > 0)
  return first < 0
    ? { edges: [], counts: [] }
    : { edges: bucketEdges.slice(first, last + 2), counts: counts.slice(first, last + 1) }
}
