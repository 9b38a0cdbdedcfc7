import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { planRows, roomsSum } from '#app/shared/plan/planRows.ts'
import { sectionIds } from '../overview/sections.ts'
import * as styles from './FloorPlan.css.ts'
import { Section } from '../views/Section.tsx'
import { PlanWalk } from './PlanWalk.tsx'

type Plan = NonNullable<ListingDetail['plan']>

/**
 * The drawing, and its rooms with their areas for readers who cannot see it; alone where no rooms were written. Further
 * pictures are below.
 */
export function FloorPlan({ listing: { plan } }: { listing: ListingDetail }) {
  const { t } = useTexts()
  if (!plan) return null
  return (
    <Section heading={t('listing.section.plan')} anchor={sectionIds.plan} paper="none">
      {plan.rooms.length === 0 ? <Drawing plan={plan} isAlone /> : <DrawingWithRooms plan={plan} />}
      {plan.more?.map((picture, at) => (
        <PlanPicture key={picture.path} {...picture} alt={`${t('photoSubject.plan')} ${at + 2}`} isAlone />
      ))}
    </Section>
  )
}

function DrawingWithRooms({ plan }: { plan: Plan }) {
  const texts = useTexts()
  const sum = roomsSum(texts, plan.rooms)
  return (
    <>
      <div className={plan.path === null ? undefined : styles.columns}>
        <Drawing plan={plan} />
        <Stack space="sm">
          <dl className={styles.rooms}>
            {planRows(texts, plan.rooms).map(({ number, name, area }) => (
              <div key={number} className={styles.room}>
                <dt>{`${number}. ${name}`}</dt>
                <dd className={styles.area}>{area}</dd>
              </div>
            ))}
          </dl>
          {sum !== undefined && (
            <Text size="micro" tone="muted">
              {texts.t('listing.plan.sum', { area: sum })}
            </Text>
          )}
        </Stack>
      </div>
      <PlanWalk plan={plan} />
    </>
  )
}

/** The drawing of the demonstration, or a picture that the advertiser declared as the plan: its numbers are its own. */
function Drawing({ plan, isAlone = false }: { plan: Plan; isAlone?: boolean }) {
  const { t } = useTexts()
  const { path, ratio = 0.75, rooms, isWritten } = plan
  if (path === null) return null
  const alt = isWritten ? t('photoSubject.plan') : t('listing.plan.alt', { count: rooms.length })
  return <PlanPicture {...{ path, ratio, alt, isAlone }} />
}

interface PlanPictureProps {
  path: string
  /** Its height divided by its width. */
  ratio: number
  alt: string
  /** No rooms are beside it. */
  isAlone: boolean
}

function PlanPicture({ path, ratio, alt, isAlone }: PlanPictureProps) {
  return (
    <img
      className={isAlone ? styles.alone : styles.drawing}
      src={path}
      width={1600}
      height={Math.round(1600 * ratio)}
      loading="lazy"
      alt={alt}
    />
  )
}
