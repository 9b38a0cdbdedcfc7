import { HistogramPlot } from '#design-system/charts/Histogram/HistogramPlot.tsx'
import type { PriceComparison } from '#domain/listing/ListingBackground.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { joinSentences } from '#app/shared/joinSentences.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { isPartial } from '../overview/priceApart.ts'

export interface PriceSpreadProps {
  comparison: PriceComparison
  listing: Pick<ListingDetail, 'price' | 'surface' | 'dealBreakers'>
}

/** What others ask for a square metre, with the middle half of them and this home. */
export function PriceSpread({ comparison, listing }: PriceSpreadProps) {
  const { t, format } = useTexts()
  const { steps, lowerQuartile, upperQuartile, count } = comparison
  const range = ({ from, to }: { from: number; to: number }) =>
    t('listing.range', { low: format.pricePerArea(from, 1), high: format.pricePerArea(to, 1) })
  const own = pricePerArea(listing)
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return null
  return (
    <HistogramPlot
      bins={steps}
      look="low"
      selected={{ from: lowerQuartile, to: upperQuartile }}
      mark={own === undefined ? undefined : { value: own, label: t('listing.market.here') }}
      summary={joinSentences(
        t('listing.market.chart'),
        t('listing.market.chart.half'),
        t('listing.market.bin', { range: range({ from: first.from, to: last.to }), count }),
      )}
      formatValue={(value) => format.pricePerArea(value, 1)}
      formatBin={(bin) => t('listing.market.bin', { range: range(bin), count: bin.count })}
      formatCount={format.number}
    />
  )
}

/** Undefined where it does not compare. */
function pricePerArea({ price, surface, dealBreakers }: PriceSpreadProps['listing']): number | undefined {
  if (price === null || surface === null || surface <= 0 || isPartial({ dealBreakers })) return undefined
  return price / surface
}
