import type { PriceComparison } from '#domain/listing/ListingBackground.ts'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { HistogramPlot } from '#design-system/charts/Histogram/HistogramPlot.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { draftKeys } from '#app/transport/drafts/draftKeys.ts'
import type { StepViewProps } from '../model/StepProps.ts'
import { useFresh } from '../model/useFresh.ts'
import { FactFields } from '../views/FactFields.tsx'

/** The price beside those of its neighbours and beside what people look for, and the other sums. */
export function MoneyStep({ frame, ...props }: StepViewProps) {
  const { draft } = props
  const { language } = useTexts()
  const check = useFresh(draftKeys.check(draft.id, language), draft.version)
  const { price, surface, netArea, grossArea } = draft.fields
  const area = surface ?? netArea ?? grossArea
  const own = typeof price === 'number' && typeof area === 'number' && area > 0 ? price / area : undefined
  return frame(
    <>
      <FactFields step="money" {...props} />
      {check.data && <Neighbours comparison={check.data.comparison} own={own} />}
      {draft.listingId !== null && <DemandTable listingId={draft.listingId} version={draft.version} />}
    </>,
  )
}

function Neighbours({ comparison, own }: { comparison: PriceComparison | null; own: number | undefined }) {
  const { t, format } = useTexts()
  const each = (euro: number) => format.pricePerArea(euro, 1)
  if (comparison === null) return <Text tone="muted">{t('publish.price.few')}</Text>
  const { count, place, lowerQuartile, median, upperQuartile, steps } = comparison
  const words = t('publish.price.around', {
    count,
    place: place.name,
    low: each(lowerQuartile),
    high: each(upperQuartile),
    median: each(median),
  })
  return (
    <Stack space="sm">
      <Heading level={2}>{t('publish.price.where')}</Heading>
      <Text>
        <OwnLanguage>{words}</OwnLanguage>
      </Text>
      {own !== undefined && <Text>{t('publish.price.yours', { price: each(own) })}</Text>}
      <HistogramPlot
        bins={steps}
        look="low"
        selected={{ from: lowerQuartile, to: upperQuartile }}
        mark={own === undefined ? undefined : { value: own, label: t('listing.market.here') }}
        summary={words}
        formatValue={each}
        formatBin={({ from, to, count: ads }) =>
          t('listing.market.bin', {
            range: t('listing.range', { low: each(from), high: each(to) }),
            count: ads,
          })
        }
        formatCount={format.number}
      />
    </Stack>
  )
}

/** How many saved searches match at this price and at lower ones. */
function DemandTable({ listingId, version }: { listingId: number; version: number }) {
  const { t, format, language } = useTexts()
  const { data } = useFresh(draftKeys.demand(listingId, language), version)
  if (data === undefined || data.prices.length === 0) return null
  return (
    <Stack space="sm">
      <Heading level={2}>{t('publish.demand')}</Heading>
      <DataTable
        caption={t('publish.demand')}
        isCaptionHidden
        columns={[
          { id: 'price', header: t('publish.demand.price') },
          { id: 'count', header: t('publish.demand.count'), align: 'end' },
        ]}
        rows={data.prices.map(({ price, searches }) => ({
          id: String(price),
          cells: {
            price: format.money(price),
            count: searches === null ? t('publish.demand.few') : format.number(searches),
          },
        }))}
      />
      <Text size="small" tone="muted">
        {t('publish.demand.text')}
      </Text>
    </Stack>
  )
}
