import type { Estimated } from '#domain/api/valuation/Valuation.ts'
import { COVERED, confidences } from '#domain/valuation/limits.ts'
import { Meter } from '#design-system/feedback/Meter/Meter.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { percentOf, roundly } from '../model/valuationWords.ts'
import * as styles from './Amounts.css.ts'
import { BandPlot } from './BandPlot.tsx'

/** The least, most likely and greatest amount, the band with the homes alike, and the confidence. */
export function Amounts({ estimate }: { estimate: Estimated }) {
  const texts = useTexts()
  const { t } = texts
  const { min, mean, max, deviation, confidence, comparables, contract } = estimate
  return (
    <Stack space="md">
      <dl className={styles.amounts}>
        {(
          [
            ['min', min],
            ['mean', mean],
            ['max', max],
          ] as const
        ).map(([name, amount]) => (
          <div key={name} className={styles.amount[name]}>
            <dt>
              <Text as="span" tone={name === 'mean' ? 'default' : 'muted'}>
                {t(`valuation.${name}`)}
              </Text>
            </dt>
            <dd className={name === 'mean' ? styles.likeliest : styles.end}>{roundly(texts, amount)}</dd>
          </div>
        ))}
      </dl>
      <BandPlot estimate={estimate} />
      <Meter
        label={t('valuation.confidence')}
        value={confidence}
        min={0}
        max={confidences.length}
        valueText={t('valuation.confidence.step', {
          step: confidence,
          most: confidences.length,
          percent: percentOf(texts, deviation),
        })}
      />
      <Text isMeasured>
        {t(`valuation.say.${contract}`, { count: comparables.length, percent: percentOf(texts, COVERED) })}
      </Text>
    </Stack>
  )
}
