import type { ReactNode } from 'react'
import { toolbar } from './Toolbar.css.ts'
import { useOneStop } from './useOneStop.ts'

export interface ToolbarProps {
  /** Name of the toolbar. */
  label: string
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** `ToolbarGroup`s, or buttons where there is one group only. */
  children: ReactNode
}

/** A group of tools, such as those of a map: one Tab stop, arrows from tool to tool. */
export function Toolbar({ label, orientation = 'horizontal', children }: ToolbarProps) {
  return (
    <div {...useOneStop(orientation)} aria-label={label} data-orientation={orientation} className={toolbar}>
      {children}
    </div>
  )
}
