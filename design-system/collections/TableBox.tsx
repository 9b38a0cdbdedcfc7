import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './table.css.ts'

export interface TableBoxProps {
  /** What the table shows. */
  caption: string
  /** @default false */
  isCaptionHidden?: boolean
  /** `screen` keeps a long table within the screen, its heads in sight. @default 'content' */
  height?: 'content' | 'screen'
  children: ReactNode
}

/** The box of a table: named by the caption, and the only thing that scrolls sideways. */
export function TableBox({ caption, isCaptionHidden = false, height = 'content', children }: TableBoxProps) {
  const id = useId()
  return (
    // A box that scrolls must take focus, or the keyboard cannot scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroller({ height })} aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id} className={isCaptionHidden ? undefined : styles.caption}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </section>
  )
}
