import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { amount, detail, previous as previousStyle, price } from './Price.css.ts'

export interface PriceProps {
  /** The formatted price, or the words in its place. */
  children: ReactNode
  /** Small text beside it: price per square metre, "a month". */
  detail?: ReactNode
  /** The former price, struck through, with the words that say so to a screen reader. */
  previous?: { amount: string; label: string }
  /** @default 'large' */
  size?: 'medium' | 'large' | 'display'
}

/** A price in tabular figures. */
export function Price({ children, detail: beside, previous, size = 'large' }: PriceProps) {
  return (
    <p className={price}>
      <span className={amount({ size })}>{children}</span>{' '}
      {previous && (
        <del className={previousStyle}>
          <VisuallyHidden>{`${previous.label} `}</VisuallyHidden>
          <span>{previous.amount}</span>
        </del>
      )}{' '}
      {beside !== undefined && <span className={detail}>{beside}</span>}
    </p>
  )
}
