import type { DOMAttributes, ReactNode } from 'react'
import * as styles from './Page.css.ts'

/** The target id of the skip link. */
export const mainId = 'main'

export interface PageProps {
  /** Before everything else: the skip link. */
  skipLink: ReactNode
  /** The banner landmark. */
  header: ReactNode
  /** The main landmark. */
  children: ReactNode
  /** The contentinfo landmark; left out where the page fills the window. */
  footer?: ReactNode
  /** After everything else, below `md` alone: a `TabBar`, which stays at the foot of the window. */
  foot?: ReactNode
  /** Handlers of events around all of them. */
  handlers?: DOMAttributes<Element>
}

/** The frame of a page: one banner, one main, one contentinfo. */
export function Page({ skipLink, header, children, footer, foot, handlers }: PageProps) {
  return (
    <div className={styles.page} {...handlers}>
      {skipLink}
      <header className={styles.header}>{header}</header>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
