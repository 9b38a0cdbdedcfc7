import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './CountMark.css.ts'

export interface CountMarkProps {
  /** Shown as a number; 0 shows nothing. */
  count?: number | undefined
  /** What is new, for assistive technology: shown as a dot. */
  news?: string | undefined
}

/** A number or a dot on the icon of a link, read after the link's name. */
export function CountMark({ count = 0, news }: CountMarkProps) {
  return (
    <>
      {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
      {news !== undefined && (
        <span className={styles.dot}>
          <VisuallyHidden>{news}</VisuallyHidden>
        </span>
      )}
    </>
  )
}
