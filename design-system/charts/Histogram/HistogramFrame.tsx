import type { ReactNode } from 'react'
import { axisLabels } from '../Axis/axisLabels.ts'
import { PositionAxis } from '../Axis/PositionAxis.tsx'
import { ValueAxis } from '../Axis/ValueAxis.tsx'
import { below, frame } from '../plot.css.ts'
import * as styles from './Histogram.css.ts'
import type { Bin } from './histogramGeometry.ts'

export interface HistogramFrameProps {
  bins: readonly Bin[]
  summary: string
  formatValue: (value: number) => string
  formatCount: (count: number) => string
  look: 'full' | 'low' | 'bare'
  isReadable: boolean
  /** Counts at the lines of the drawing. */
  ticks: readonly number[]
  /** The bars. */
  children: ReactNode
}

/** What is around the bars. An image, unless its bins can be read one by one. */
export function HistogramFrame(props: HistogramFrameProps) {
  const { bins, look, isReadable, ticks, formatCount } = props
  const role = isReadable ? {} : ({ role: 'img', 'aria-label': props.summary } as const)
  const stage = <div className={styles.stage}>{props.children}</div>
  if (look === 'bare')
    return (
      <div {...role} className={styles.bare}>
        {stage}
      </div>
    )
  const edgeAt = (share: number) => {
    const at = Math.round(share * bins.length)
    return props.formatValue(bins[at]?.from ?? bins.at(-1)?.to ?? 0)
  }
  // Only if an edge is exactly at the label.
  const counts = [2, 3, 4, 5].filter((count) => bins.length % (count - 1) === 0)
  return (
    <div {...role} className={look === 'low' ? styles.low : frame}>
      <ValueAxis labels={ticks.map(formatCount)} />
      {stage}
      <div className={below} aria-hidden={isReadable || undefined}>
        <PositionAxis labels={axisLabels(counts, edgeAt)} />
      </div>
    </div>
  )
}
