import { DataTable } from '#design-system/collections/DataTable/DataTable.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { planAnchor } from '../model/documentRows.ts'
import { planRows, roomsSum } from '../model/planRows.ts'
import * as styles from './FloorPlan.css.ts'
import { Section } from '../views/Section.tsx'

/** The drawing, and the same as a table for readers who cannot see it. */
export function FloorPlan({ listing: { plan } }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t } = texts
  if (!plan) return null
  const rows = planRows(texts, plan.rooms)
  return (
    <Section heading={t('listing.section.plan')} anchor={planAnchor} paper="none">
      <div className={styles.columns}>
        <img
          className={styles.drawing}
          src={plan.path}
          width={1600}
          height={1200}
          loading="lazy"
          alt={t('listing.plan.alt', { count: rows.length })}
        />
        <Stack space="sm">
          <DataTable
            caption={t('listing.plan.table')}
            columns={[
              { id: 'room', header: t('listing.plan.room') },
              { id: 'area', header: t('listing.plan.area'), align: 'end' },
            ]}
            rows={rows.map(({ number, name, area }) => ({
              id: String(number),
              cells: { room: `${number}. ${name}`, area },
            }))}
          />
          <Text size="small" tone="muted">
            {t('listing.plan.sum', { area: roomsSum(texts, plan.rooms) })}
          </Text>
        </Stack>
      </div>
    </Section>
  )
}
