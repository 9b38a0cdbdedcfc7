import * as styles from './Village.css.ts'

/** A village by the sea in the light of the theme. Decoration. */
export function Village() {
  return (
    <svg viewBox="0 0 560 400" className={styles.village} aria-hidden="true" focusable="false">
      <circle cx="410" cy="118" r="42" className={styles.sun} />
      <path
        d="M0 250c70-58 150-92 232-70 44 12 70 40 112 32 60-12 88-66 150-66 30 0 50 10 66 22v232H0Z"
        className={styles.hillFar}
      />
      <path d="M0 292h560v108H0Z" className={styles.sea} />
      <path d="M46 316h84M20 338h58M430 322h96M468 346h70M396 366h58" className={styles.wave} />
      <path d="M96 400V318c40-30 108-40 170-36 86 6 152 38 196 118Z" className={styles.ground} />
      <path d="M128 286h92v114h-92Z" className={styles.wall} />
      <path d="M220 320h70v80h-70Z" className={styles.wallShade} />
      <path d="M236 236h104v96H236Z" className={styles.wall} />
      <path d="M340 262h44v138h-44Z" className={styles.wallShade} />
      <path d="M290 332h94v68h-94Z" className={styles.wall} />
      <path d="M252 236a36 36 0 0 1 72 0Z" className={styles.dome} />
      <path d="M288 184v18M281 191h14" className={styles.cross} />
      <path d="M122 286 174 254l52 32Z" className={styles.roof} />
      <path d="M150 400v-44a16 16 0 0 1 32 0v44Z" className={styles.door} />
      <path
        d="M196 312h14v18h-14ZM142 312h14v18h-14ZM256 262h14v20h-14ZM306 262h14v20h-14ZM352 286h14v18h-14ZM310 352h14v18h-14ZM350 352h14v18h-14ZM246 342h14v18h-14Z"
        className={styles.window}
      />
      <path d="M84 400c-6-60 0-112 14-142 14 30 20 82 14 142Z" className={styles.tree} />
      <path d="M416 400c-5-44 0-84 11-106 11 22 16 62 11 106Z" className={styles.tree} />
      <path d="M446 400c-4-32 0-58 8-74 8 16 12 42 8 74Z" className={styles.tree} />
    </svg>
  )
}
