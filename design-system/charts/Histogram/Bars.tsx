import { drawing, grid } from '../plot.css.ts'
import * as styles from './Histogram.css.ts'
import type { HistogramGeometry } from './histogramGeometry.ts'

/** Of a bar's width, the part that stays free on each side. */
const gap = 0.08

export interface BarsProps extends HistogramGeometry {
  /** Draws a line for each round count. */
  hasScale: boolean
}

/** Full bars are in the range, hollow ones are not; the rail below shows its ends. */
export function Bars({ bars, ticks, hasScale }: BarsProps) {
  return (
    <svg className={drawing} aria-hidden="true" focusable="false">
      {hasScale &&
        ticks.map(({ value, y }) => (
          <line key={value} className={grid} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
        ))}
      {bars.map(({ x, width, y, height, isSelected }) => (
        <rect
          key={x}
          className={styles.bar({ look: isSelected ? 'selected' : 'hollow' })}
          x={`${x + width * gap}%`}
          width={`${width * (1 - 2 * gap)}%`}
          y={`${y}%`}
          height={`${height}%`}
        />
      ))}
      <line className={styles.floor} x1="0" x2="100%" y1="100%" y2="100%" />
    </svg>
  )
}

/** The selected range, from end to end. */
export function Rail({ from, to }: NonNullable<HistogramGeometry['span']>) {
  return (
    <svg className={styles.rail} aria-hidden="true" focusable="false">
      <line className={styles.span} x1={`${from}%`} x2={`${to}%`} y1="50%" y2="50%" />
      {[from, to].map((at, which) => (
        <circle key={which} className={styles.end} cx={`${at}%`} cy="50%" r="4" />
      ))}
    </svg>
  )
}
