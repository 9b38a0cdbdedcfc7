import * as styles from './LineChart.css.ts'

export interface LegendProps {
  /** What the line shows: "Διάμεσος". */
  line: string
  /** What the band shows: "Οι μισές αγγελίες". */
  band: string
}

/** What line and band are. Hidden from assistive technology, which has the summary and the heads of the table. */
export function Legend({ line, band }: LegendProps) {
  return (
    <div className={styles.legend} aria-hidden="true">
      <span className={styles.key}>
        <svg className={styles.sample} viewBox="0 0 28 16" focusable="false">
          <path className={styles.curve} d="M1 8h26" />
          <circle className={styles.dot} cx="14" cy="8" r="3.5" />
        </svg>
        <span>{line}</span>
      </span>
      <span className={styles.key}>
        <svg className={styles.sample} viewBox="0 0 28 16" focusable="false">
          <path className={styles.ground} d="M0 2h28v12H0z" />
          <path className={styles.edge} d="M0 2h28M0 14h28" />
        </svg>
        <span>{band}</span>
      </span>
    </div>
  )
}
