import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { planAnchor } from '../model/documentRows.ts'
import { planRows, roomsSum } from '../model/planRows.ts'
import * as styles from './FloorPlan.css.ts'
import { Section } from '../views/Section.tsx'
import { PlanWalk } from './PlanWalk.tsx'

/** The drawing, and its rooms with their areas for readers who cannot see it. */
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
          <dl className={styles.rooms}>
            {rows.map(({ number, name, area }) => (
              <div key={number} className={styles.room}>
                <dt>{`${number}. ${name}`}</dt>
                <dd className={styles.area}>{area}</dd>
              </div>
            ))}
          </dl>
          <Text size="micro" tone="muted">
            {t('listing.plan.sum', { area: roomsSum(texts, plan.rooms) })}
          </Text>
        </Stack>
      </div>
      <PlanWalk plan={plan} />
    </Section>
  )
}
