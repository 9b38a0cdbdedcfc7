import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import type { PriceComparison } from '#domain/listing/ListingBackground.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'

/** The figures of the drawing: how many listings ask each price per square metre. */
export function SpreadTable({ comparison: { steps } }: { comparison: PriceComparison }) {
  const { t, format } = useTexts()
  return (
    <DataTable
      caption={t('listing.market.chart')}
      columns={[
        { id: 'range', header: t('listing.market.range') },
        { id: 'count', header: t('listing.market.count'), align: 'end' },
      ]}
      rows={steps.map(({ from, to, count }) => ({
        id: String(from),
        cells: {
          range: t('listing.range', { low: format.pricePerArea(from, 1), high: format.pricePerArea(to, 1) }),
          count: format.number(count),
        },
      }))}
    />
  )
}
