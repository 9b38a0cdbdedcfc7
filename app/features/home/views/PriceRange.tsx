import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import type { HomeContent } from '#domain/api/Home.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import * as styles from './PriceRange.css.ts'

export interface PriceRangeProps {
  region: HomeContent['regions'][number]
  /** The end of the scale, EUR per m². */
  most: number
}

/** The middle half of asking prices as a bar with the median in it; in words for screen readers. */
export function PriceRange({ region, most }: PriceRangeProps) {
  const { t, format } = useTexts()
  const { lowerQuartile, median, upperQuartile } = region
  const share = (euro: number) => `${(euro / most) * 100}%`
  return (
    <>
      <VisuallyHidden>
        {t('home.prices.range', {
          from: format.pricePerArea(lowerQuartile, 1),
          to: format.pricePerArea(upperQuartile, 1),
        })}
      </VisuallyHidden>
      <svg className={styles.scale} aria-hidden="true" focusable="false">
        <rect className={styles.track} y="2" width="100%" height="12" rx="3" />
        <rect
          className={styles.half}
          x={share(lowerQuartile)}
          y="2"
          width={share(upperQuartile - lowerQuartile)}
          height="12"
          rx="3"
        />
        <line className={styles.median} x1={share(median)} x2={share(median)} y1="0" y2="16" />
      </svg>
    </>
  )
}
