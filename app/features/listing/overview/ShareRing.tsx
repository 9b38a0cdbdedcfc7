import * as styles from './KnownThings.css.ts'

/** A share from 0 to 1 as a part of a ring. The words beside it say it. */
export function ShareRing({ share }: { share: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle className={styles.rest} cx="10" cy="10" r="8" />
      <circle
        className={styles.share}
        cx="10"
        cy="10"
        r="8"
        pathLength="100"
        strokeDasharray={`${Math.round(share * 100)} 100`}
      />
    </svg>
  )
}
