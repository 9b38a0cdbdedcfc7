import type { Estimated } from '#domain/api/valuation/Valuation.ts'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { roundly } from '../model/valuationWords.ts'
import * as styles from './BandPlot.css.ts'

/** How far the scale goes beyond what is drawn, as a share of it. */
const MARGIN = 0.06

/** The band with the likeliest amount, and below it what each home alike would ask if it were like this one. */
export function BandPlot({ estimate }: { estimate: Estimated }) {
  const texts = useTexts()
  const { t } = texts
  const { min, mean, max, surface, comparables } = estimate
  const asked = comparables.map(({ adjusted }) => adjusted * surface)
  const [least, most] = [Math.min(min, ...asked), Math.max(max, ...asked)]
  const room = (most - least) * MARGIN
  const share = (euro: number) => `${((euro - least + room) / (most - least + 2 * room)) * 100}%`
  const width = `${((max - min) / (most - least + 2 * room)) * 100}%`
  return (
    <div>
      <VisuallyHidden>
        {t('valuation.band', {
          min: roundly(texts, min),
          max: roundly(texts, max),
          mean: roundly(texts, mean),
        })}
      </VisuallyHidden>
      <svg className={styles.plot} aria-hidden="true" focusable="false">
        <rect className={styles.track} y="6" width="100%" height="28" rx="6" />
        <rect className={styles.band} x={share(min)} y="6" width={width} height="28" rx="6" />
        <line className={styles.middle} x1={share(mean)} x2={share(mean)} y1="0" y2="40" />
        {comparables.map(({ id, weight, adjusted }) => (
          <circle
            key={id}
            className={styles.home}
            cx={share(adjusted * surface)}
            cy="56"
            r={3 + 20 * Math.sqrt(weight / Math.PI)}
          />
        ))}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{roundly(texts, least)}</span>
        <span>{roundly(texts, most)}</span>
      </div>
    </div>
  )
}
