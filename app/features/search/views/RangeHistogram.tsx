import { Histogram } from '#design-system/charts/Histogram/Histogram.tsx'
import type { SearchCounts } from '#domain/api/Search.ts'
import type { Range } from '#domain/search/filters.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'

/** How the values of a range are written. */
const written = { price: 'money', surface: 'area' } as const
type DrawnRange = keyof typeof written

export interface RangeHistogramProps {
  name: DrawnRange
  histogram: SearchCounts['histograms'][DrawnRange]
  range: Range | undefined
}

/** A histogram of the prices or areas of homes that pass the other filters, with the chosen range. */
export function RangeHistogram({ name, histogram: { edges, counts }, range }: RangeHistogramProps) {
  const { t, format } = useTexts()
  const write = format[written[name]]
  const bins = counts.map((count, at) => ({ from: edges[at] ?? 0, to: edges[at + 1] ?? 0, count }))
  const words = ({ from, to }: { from: number; to: number }) =>
    t('search.range.both', { min: write(from), max: write(to) })
  const [first, last] = [bins[0], bins.at(-1)]
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <Histogram
      title={t(`search.histogram.${name}`)}
      bins={bins}
      {...(range && { selected: { from: range.min, to: range.max } })}
      summary={t('search.histogram.bin', {
        range: words({ from: first?.from ?? 0, to: last?.to ?? 0 }),
        count: total,
      })}
      formatRange={words}
      formatValue={write}
      formatBin={(bin) => t('search.histogram.bin', { range: words(bin), count: bin.count })}
      formatCount={format.number}
      columns={{ range: t(`search.filter.${name}`), count: t('search.histogram.count') }}
      tableLabel={t('search.histogram.table')}
    />
  )
}
