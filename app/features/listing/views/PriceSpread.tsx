import { Histogram } from '#design-system/charts/Histogram/Histogram.tsx'
import type { PriceComparison } from '#domain/listing/ListingBackground.ts'
import { joinSentences } from '#app/shared/joinSentences.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'

export interface PriceSpreadProps {
  comparison: PriceComparison
}

/** What others ask for a square metre, with the middle half of them. */
export function PriceSpread({ comparison }: PriceSpreadProps) {
  const { t, format } = useTexts()
  const { steps, lowerQuartile, upperQuartile, count } = comparison
  const range = ({ from, to }: { from: number; to: number }) =>
    t('listing.range', { low: format.pricePerArea(from, 1), high: format.pricePerArea(to, 1) })
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return null
  return (
    <Histogram
      title={joinSentences(t('listing.market.chart'), t('listing.market.chart.half'))}
      bins={steps}
      selected={{ from: lowerQuartile, to: upperQuartile }}
      summary={t('listing.market.bin', { range: range({ from: first.from, to: last.to }), count })}
      formatRange={range}
      formatValue={(value) => format.pricePerArea(value, 1)}
      formatBin={(bin) => t('listing.market.bin', { range: range(bin), count: bin.count })}
      formatCount={format.number}
      columns={{ range: t('listing.market.range'), count: t('listing.market.count') }}
      tableLabel={t('listing.market.table')}
    />
  )
}
