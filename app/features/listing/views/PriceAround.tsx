import { Histogram } from '#design-system/charts/Histogram/Histogram.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { PriceComparison } from '#domain/listing/ListingBackground.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { comparisonNotes, comparisonSentences } from '../model/marketWords.ts'
import { perArea } from '../model/perArea.ts'
import { Section } from './Section.tsx'

/** Where the price of a square metre stands among those that others ask around here. The page stands without it. */
export function PriceAround({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { data } = useApi(apiKey.background(listing.id, useLanguage()))
  if (!data) return null
  const { comparison } = data
  const [first, ...rest] = comparisonSentences(texts, listing, comparison)
  return (
    <Section heading={texts.t('listing.market')} paper="none">
      <Text size="lead" isMeasured>
        {first}
      </Text>
      {rest.map((sentence) => (
        <Text key={sentence} isMeasured>
          {sentence}
        </Text>
      ))}
      {comparison && (
        <>
          <Spread comparison={comparison} />
          <Text size="small" tone="muted" isMeasured>
            {comparisonNotes(texts, listing, comparison.outside)}
          </Text>
        </>
      )}
    </Section>
  )
}

function Spread({ comparison }: { comparison: PriceComparison }) {
  const { t, format } = useTexts()
  const { steps, lowerQuartile, upperQuartile, count } = comparison
  const range = ({ from, to }: { from: number; to: number }) =>
    t('listing.range', { low: perArea(format, from), high: perArea(format, to) })
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return null
  return (
    <Histogram
      title={`${t('listing.market.chart')} ${t('listing.market.chart.half')}`}
      bins={steps}
      selected={{ from: lowerQuartile, to: upperQuartile }}
      summary={t('listing.market.bin', { range: range({ from: first.from, to: last.to }), count })}
      formatRange={range}
      formatValue={(value) => perArea(format, value)}
      formatBin={(bin) => t('listing.market.bin', { range: range(bin), count: bin.count })}
      formatCount={format.number}
      columns={{ range: t('listing.market.range'), count: t('listing.market.count') }}
      tableLabel={t('listing.market.table')}
    />
  )
}
