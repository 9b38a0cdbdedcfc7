import { axisLabels } from '../Axis/axisLabels.ts'
import { PositionAxis } from '../Axis/PositionAxis.tsx'
import { ValueAxis } from '../Axis/ValueAxis.tsx'
import { below, drawing, frame, grid } from '../plot.css.ts'
import * as styles from './LineChart.css.ts'
import { type BandPoint, type LineGeometry, type LinePoint, lineGeometry, timeSpan } from './lineGeometry.ts'

export interface PlotProps {
  /** In order of time, at least one. */
  series: readonly LinePoint[]
  /** `step` for a price that holds until it changes, `linear` for measurements. */
  curve: 'step' | 'linear'
  /** The band of typical values, in order of time. */
  band?: readonly BandPoint[]
  /** The drawing in a sentence: its text alternative. */
  summary: string
  formatValue: (value: number) => string
  formatTime: (at: number) => string
}

/** Only the drawing of a `LineChart`, for views with a table of the figures. */
export function Plot({ series, curve, band = [], summary, formatValue, formatTime }: PlotProps) {
  const geometry = lineGeometry(series, curve, band)
  const [start, end] = timeSpan(series, band)
  const times = axisLabels([2, 3, 5], (share) => formatTime(start + share * (end - start)))
  return (
    // A drawing made in place has no file that an img could point to.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={frame} role="img" aria-label={summary}>
      <ValueAxis labels={geometry.ticks.map(({ value }) => formatValue(value))} />
      <Lines {...geometry} />
      <div className={below}>
        <PositionAxis labels={times} />
      </div>
    </div>
  )
}

/** Positions are in percent: lines stretch with the box, dots keep their shape. */
function Lines({ line, ground, band, edges, points, ticks }: LineGeometry) {
  return (
    <svg className={drawing} aria-hidden="true" focusable="false">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" className={drawing}>
        <path className={styles.ground} d={band || ground} />
        {ticks.map(({ value, y }) => (
          <line key={value} className={grid} x1="0" x2="100" y1={y} y2={y} />
        ))}
        {edges.map((edge) => (
          <path key={edge} className={styles.edge} d={edge} />
        ))}
        <path className={styles.curve} d={line} />
      </svg>
      {points.map(({ x, y }) => (
        <circle key={x} className={styles.dot} cx={`${x}%`} cy={`${y}%`} r="4" />
      ))}
    </svg>
  )
}
