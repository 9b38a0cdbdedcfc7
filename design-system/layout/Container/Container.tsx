import type { ReactNode } from 'react'
import { container } from './Container.css.ts'

export interface ContainerProps {
  /** @default 'page' */
  width?: 'form' | 'text' | 'page' | 'wide' | 'full'
  children: ReactNode
}

/** Centres the page's content and keeps it off the edges. */
export function Container({ width = 'page', children }: ContainerProps) {
  return <div className={container({ width })}>{children}</div>
}
