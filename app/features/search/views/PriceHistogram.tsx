import { Histogram } from '#design-system/charts/Histogram/Histogram.tsx'
import type { SearchCounts } from '#domain/api/Search.ts'
import type { Range } from '#domain/search/filters.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'

export interface PriceHistogramProps {
  histogram: SearchCounts['histograms']['price']
  range: Range | undefined
}

/** What homes cost that pass the other filters, with the range asked for in it. Loaded when the panel is opened. */
export function PriceHistogram({ histogram: { edges, counts }, range }: PriceHistogramProps) {
  const { t, format } = useTexts()
  const bins = counts.map((count, at) => ({ from: edges[at] ?? 0, to: edges[at + 1] ?? 0, count }))
  const words = ({ from, to }: { from: number; to: number }) =>
    t('search.range.both', { min: format.money(from), max: format.money(to) })
  const [first, last] = [bins[0], bins.at(-1)]
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <Histogram
      title={t('search.prices.title')}
      bins={bins}
      {...(range && { selected: { from: range.min, to: range.max } })}
      summary={t('search.prices.bin', {
        range: words({ from: first?.from ?? 0, to: last?.to ?? 0 }),
        count: total,
      })}
      formatRange={words}
      formatValue={format.money}
      formatBin={(bin) => t('search.prices.bin', { range: words(bin), count: bin.count })}
      formatCount={format.number}
      columns={{ range: t('search.prices.range'), count: t('search.prices.count') }}
      tableLabel={t('search.prices.table')}
    />
  )
}
