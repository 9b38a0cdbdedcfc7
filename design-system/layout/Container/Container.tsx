import type { ReactNode } from 'react'
import { container } from './Container.css.ts'

export interface ContainerProps {
  /** @default 'page' */
  width?: 'form' | 'text' | 'page' | 'full'
  /** Room above and below: for a page that is nothing but this. @default false */
  isSpaced?: boolean
  children: ReactNode
}

/** Centres the page's content and keeps it off the edges. */
export function Container({ width = 'page', isSpaced = false, children }: ContainerProps) {
  return <div className={container({ width, isSpaced })}>{children}</div>
}
