import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { inFull } from '#app/shared/inFull.ts'
import { Heard } from '#design-system/foundations/Heard/Heard.tsx'
import { Parts } from '#design-system/foundations/Parts/Parts.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { nearbySources } from '#domain/listing/nearbySources.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useBackground } from '../useBackground.ts'
import { nearbyDistance, nearbyNotes, nearbyTerm } from '../model/nearbyWords.ts'
import * as styles from './Nearby.css.ts'

const icons = { metro: 'pin', sea: 'compass', port: 'arrowEnd' } as const

export interface NearbyProps {
  listing: ListingDetail
  /** How true the point is, as a sentence. */
  how: string
}

/** Metro, sea and ferries near the point that the advertiser shows, and how true it is; without a point the sentence. */
export function Nearby({ listing: { id, location }, how }: NearbyProps) {
  const texts = useTexts()
  const { t, format } = texts
  const nearby = useBackground(id).data?.nearby
  if (!nearby)
    return (
      <Text size="small" tone="muted" isMeasured>
        {how}
      </Text>
    )
  return (
    <Stack as="section" space="xs">
      <Heading level={3} size="label">
        <VisuallyHidden>{t('listing.nearby')}</VisuallyHidden>
      </Heading>
      {nearby.length === 0 ? (
        <Text>
          {t('listing.nearby.nothing', {
            metro: format.distance(nearbySources.metro.reach),
            sea: format.distance(nearbySources.sea.reach),
          })}
        </Text>
      ) : (
        <dl className={styles.things}>
          {nearby.map((thing) => (
            <div key={nearbyTerm(texts, thing)} className={styles.thing}>
              <dt className={styles.name}>
                <span className={styles.icon}>
                  <Icon name={icons[thing.kind]} />
                </span>
                <span>{nearbyTerm(texts, thing)}</span>
              </dt>
              <dd className={styles.distance}>
                <Parts>
                  {[
                    <Heard key="distance" as={nearbyDistance(inFull(texts), thing, location)}>
                      {nearbyDistance(texts, thing, location)}
                    </Heard>,
                    ...thing.lines.map(lineNumber),
                  ]}
                </Parts>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Disclosure summary={t('listing.nearby.how')} headingLevel={4} look="plain">
        <Text size="small" tone="muted" isMeasured>
          {`${how} ${nearbyNotes(texts, location)}`}
        </Text>
      </Disclosure>
    </Stack>
  )
}

/** "Γραμμή 3" of "Γραμμή 3 Δημοτικό Θέατρο - Αεροδρόμιο"; the whole name where it has no number. */
const lineNumber = (name: string): string => /^\D*\d+/.exec(name)?.[0] ?? name
