import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useBackground } from '../useBackground.ts'
import { printLimits } from '../views/printLimits.ts'
import { useSheetAddress } from '../model/useSheetAddress.ts'
import { unitRows, unitSentences } from '../model/unitRows.ts'
import { printOnly } from '../views/ListingScreen.css.ts'
import { Section } from '../views/Section.tsx'

/** What a project holds, as its advertiser lists it. */
export function Units({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t } = texts
  const units = useBackground(listing.id).data?.units ?? []
  const address = useSheetAddress(listing.id)
  if (units.length === 0) return null
  return (
    <Section heading={t('listing.units')} paper="rows">
      <Text isMeasured>{unitSentences(texts, units).join(' ')}</Text>
      <DataTable
        caption={t('listing.units.table')}
        columns={[
          { id: 'name', header: t('listing.units.name') },
          { id: 'price', header: t('listing.units.price'), align: 'end' },
          { id: 'surface', header: t('listing.units.surface'), align: 'end' },
          { id: 'bedrooms', header: t('listing.units.bedrooms'), align: 'end' },
          { id: 'floor', header: t('listing.units.floor') },
          { id: 'state', header: t('listing.units.state') },
        ]}
        rows={unitRows(texts, units).map((row) => ({ id: row.name, cells: { ...row } }))}
      />
      {units.length > printLimits.units && (
        <div className={printOnly}>
          <Text>{t('listing.units.more', { count: units.length - printLimits.units, address })}</Text>
        </div>
      )}
    </Section>
  )
}
