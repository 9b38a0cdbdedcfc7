import { useState } from 'react'
import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { stateOn } from '#domain/costs/dated.ts'
import { type Enfia, enfiaLacks, enfiaOf, enfiaReductions, type TaxedHome } from '#domain/costs/enfia.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { localeTags } from '#domain/locale.ts'
import { monthAt } from '#domain/market/months.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { amountText } from '../model/costWords.ts'

type Words = ReturnType<typeof useTexts>

const dayText = ({ format }: Words, day: string) => format.longDate(`${day}T12:00:00Z`)

/** The owner's yearly tax as a row with its source and days; or which facts are missing for an estimate. */
export function YearlyTax({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t, language } = texts
  const [{ day }] = useState(() => monthAt(new Date()))
  const { category, surface: area, builtYear, floor, more } = listing
  const home = { category, area, builtYear, floor, ...more }
  const enfia = enfiaOf(home, day)
  if (enfia) return <TaxTable {...{ home, enfia, day }} />
  const lacks = enfiaLacks(home).map((name) => t(`listing.enfia.fact.${name}`))
  return (
    <Text size="small" tone="muted" isMeasured>
      {lacks.length > 0
        ? t('listing.enfia.notStated', { facts: new Intl.ListFormat(language).format(lacks) })
        : t('listing.enfia.beyond')}
    </Text>
  )
}

function TaxTable({ home, enfia, day }: { home: TaxedHome; enfia: Enfia; day: string }) {
  const texts = useTexts()
  const { t, format, language } = texts
  const cents = new Intl.NumberFormat(localeTags[language], { style: 'currency', currency: 'EUR' })
  const { zonePrice = 0, zonePriceDay = day, area } = home
  return (
    <>
      <DataTable
        caption={t('listing.enfia.table')}
        columns={[
          { id: 'item', header: t('listing.costs.item') },
          { id: 'amount', header: t('listing.costs.amount'), align: 'end' },
          { id: 'coefficient', header: t('listing.costs.coefficient'), room: 'sentence' },
          { id: 'source', header: t('listing.costs.source'), room: 'sentence' },
        ]}
        rows={[
          {
            id: 'enfia',
            cells: {
              item: t('listing.enfia.name'),
              amount: amountText(texts, { low: Math.floor(enfia.low), high: Math.ceil(enfia.high) }),
              coefficient: t('listing.enfia.how', {
                rate: cents.format(enfia.rate),
                zone: format.money(zonePrice),
                area: format.area(area ?? 0),
              }),
              source: t('listing.enfia.source', { date: dayText(texts, zonePriceDay) }),
            },
          },
        ]}
      />
      <Text size="small" tone="muted" isMeasured>
        {[t('listing.enfia.note'), ...reductionsIn(texts, day)].join(' ')}
      </Text>
    </>
  )
}

/** The reductions in force, each with its days. */
const reductionsIn = (texts: Words, day: string): readonly string[] =>
  enfiaReductions
    .filter((reduction) => stateOn(reduction, day) === 'inForce')
    .map(({ name, share, from, ...end }) => {
      const since = dayText(texts, from)
      const source =
        'until' in end
          ? texts.t('listing.enfia.during', { from: since, until: dayText(texts, end.until) })
          : texts.t('listing.enfia.since', { from: since })
      return texts.t(`listing.enfia.reduction.${name}`, {
        percent: texts.format.percent(share * 100),
        source,
      })
    })
