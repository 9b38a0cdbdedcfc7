import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps {
  /** @default 'span' */
  as?: 'span' | 'div' | 'h2' | 'h3' | 'caption' | 'legend'
  id?: string
  children: ReactNode
}

/** Text for assistive technology alone. */
export function VisuallyHidden({ as: Tag = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <Tag id={id} className={hidden}>
      {children}
    </Tag>
  )
}
