import type { ReactNode } from 'react'
import * as styles from './BookingRail.css.ts'

export interface BookingRailProps {
  /** Id of its heading, which is among the children. */
  labelledBy: string
  /** The price and its comparison; not shown on narrow screens, where the page begins with it. */
  price: ReactNode
  /** Below the card: print, report. */
  foot?: ReactNode
  /** Ways to ask, times, the advertiser. */
  children: ReactNode
}

/** What one decides by, beside a long page: it stays in view from `md` on, and is in the flow below. */
export function BookingRail({ labelledBy, price, foot, children }: BookingRailProps) {
  return (
    <aside className={styles.rail} aria-labelledby={labelledBy}>
      <div className={styles.card}>
        <div className={styles.price}>{price}</div>
        {children}
      </div>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </aside>
  )
}
