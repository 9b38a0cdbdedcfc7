import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './PriceRange.css.ts'

export interface PriceRangeProps {
  lowerQuartile: number
  median: number
  upperQuartile: number
  /** The end of the scale, in the unit of the prices. */
  most: number
  /** The quartiles in words, for screen readers. */
  words: string
}

/** The middle half of asking prices as a bar with the median in it. */
export function PriceRange({ lowerQuartile, median, upperQuartile, most, words }: PriceRangeProps) {
  const share = (euro: number) => `${(euro / most) * 100}%`
  return (
    <>
      <VisuallyHidden>{words}</VisuallyHidden>
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
