import type { ReactNode } from 'react'
import * as styles from './ScrollBox.css.ts'
import { useScrollKept } from './useScrollKept.ts'

export interface ScrollBoxProps {
  /** Name of the region. */
  'aria-label': string
  /** The content before and after. It starts at its end; earlier content moves nothing, later content is shown. */
  first: string | number | undefined
  last: string | number | undefined
  /** `fill` takes the room that its column has left, without a frame. @default 'window' */
  height?: 'window' | 'fill'
  children: ReactNode
}

/** Long content that grows at both ends, in a scroll box: a conversation. The keyboard scrolls it. */
export function ScrollBox({ 'aria-label': label, first, last, height = 'window', children }: ScrollBoxProps) {
  const box = useScrollKept(first, last)
  return (
    // A box that scrolls must take focus, or the keyboard cannot scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} ref={box} className={styles.box({ height })} tabIndex={0}>
      {children}
    </section>
  )
}
