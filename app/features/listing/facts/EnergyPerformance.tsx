import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { energyBandOf, energyClasses, energyClassInGreek } from '#domain/listing/vocabularies/energy.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { energySentences } from '../model/energyWords.ts'
import * as styles from './EnergyPerformance.css.ts'

/** The class in both scripts, its position on the scale, and what is known of the certificate. */
export function EnergyPerformance({ listing }: { listing: ListingDetail }) {
  const texts = useTexts()
  const { t } = texts
  const { energyClass, energyState, category } = listing
  if ((category === 'land' || category === 'garage') && energyClass === null && energyState === null)
    return null
  return (
    <Stack as="section" space="xs">
      <Heading level={4}>{t('listing.energy')}</Heading>
      {energyClass !== null && (
        <>
          <Text size="lead" weight="semibold">
            {t('listing.energy.class', { greek: energyClassInGreek[energyClass], latin: energyClass })}
          </Text>
          {/* The sentence says the same: the drawing is decorative for screen readers. */}
          <div className={styles.scale} aria-hidden="true">
            {energyClasses.names.map((name) => (
              <span
                key={name}
                className={styles.step({ band: energyBandOf(name), isOwn: name === energyClass })}
              >
                {t(`energyClass.${name}`)}
              </span>
            ))}
          </div>
        </>
      )}
      {energySentences(texts, listing).map((sentence) => (
        <Text key={sentence} tone="muted" isMeasured>
          {sentence}
        </Text>
      ))}
    </Stack>
  )
}
