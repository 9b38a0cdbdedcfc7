// The map itself is one stop of the Tab key; what the arrows do in it is not the matter of these examples.
/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */
import * as styles from './DrawnBasemap.css.ts'

export interface DrawnBasemapProps {
  /** Streets, sea and parks. @default true */
  hasStreets?: boolean
}

/** A drawing in the place of the map, for the examples: it takes focus as the map does. */
export function DrawnBasemap({ hasStreets = true }: DrawnBasemapProps) {
  return (
    <svg
      role="img"
      aria-label="Χάρτης με 18 ακίνητα"
      tabIndex={0}
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMid slice"
      className={styles.basemap}
    >
      {hasStreets && (
        <>
          <path className={styles.water} d="M0 330c120-40 260 30 380 10s260-70 420-30v140H0z" />
          <path className={styles.green} d="M470 60h150l40 90-110 60-120-50z" />
          <path className={styles.road} d="M-10 210 300 160l520 90M210-10l60 470M560-10 500 460" />
        </>
      )}
      {[
        [180, 120],
        [310, 210],
        [420, 150],
        [610, 240],
        [690, 120],
      ].map(([x, y]) => (
        <circle key={x} className={styles.place} cx={x} cy={y} r="11" />
      ))}
    </svg>
  )
}
