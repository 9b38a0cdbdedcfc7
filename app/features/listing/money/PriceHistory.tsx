import { Plot } from '#design-system/charts/LineChart/Plot.tsx'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { NEW_AGAIN_WEEKS } from '#domain/listing/newAgain.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { joinSentences } from '#app/shared/joinSentences.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { firstSeen } from '../model/priceHistory.ts'
import { signedPercent } from '../model/priceWords.ts'
import { historyRows, historySentence, priceSeries } from './historyRows.ts'

/** The asking price since the home was first seen, as a line and as the table of its events. */
export function PriceHistory({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t, format } = texts
  const series = priceSeries(listing)
  const sentence = historySentence(texts, listing)
  return (
    <Disclosure summary={t('listing.history')} headingLevel={3} look="plain">
      <Stack space="sm">
        <Text isMeasured>{sentence}</Text>
        <Text tone="muted" isMeasured>
          {t('listing.history.summary', {
            first: format.longDate(firstSeen(listing)),
            confirmed: format.longDate(listing.confirmedAt),
          })}
        </Text>
        <Text tone="muted" size="small" isMeasured>
          {t('listing.history.new', { weeks: NEW_AGAIN_WEEKS })}
        </Text>
        {listing.priceHistory.length > 1 && (
          <Plot
            series={series}
            curve="step"
            summary={joinSentences(t('listing.history.chart'), sentence)}
            formatValue={format.money}
            formatTime={(at) => format.date(new Date(at).toISOString())}
          />
        )}
        {listing.priceHistory.length > 0 && <EventTable listing={listing} />}
      </Stack>
    </Disclosure>
  )
}

function EventTable({ listing }: { listing: ListingDetail }) {
  const { t, format } = useTexts()
  return (
    <DataTable
      caption={t('listing.history.table')}
      columns={[
        { id: 'date', header: t('listing.history.date') },
        { id: 'event', header: t('listing.history.event') },
        { id: 'price', header: t('listing.history.price'), align: 'end' },
      ]}
      rows={historyRows(listing).map(({ at, event, price, change }) => ({
        id: at,
        cells: {
          date: format.longDate(at),
          event: t(`priceEvent.${event}`),
          price: (
            <>
              <span>{format.money(price)}</span>
              {change && (
                <Text size="small" tone={change.amount < 0 ? 'cut' : 'muted'}>
                  {signedPercent(format, change.share)}
                </Text>
              )}
            </>
          ),
        },
      }))}
    />
  )
}
