import type { ReactNode } from 'react'
import { Group } from 'react-aria-components'
import { group } from './Toolbar.css.ts'

export interface ToolbarGroupProps {
  /** What the tools have in common. */
  label: string
  children: ReactNode
}

/** Part of a toolbar, with a hairline before it. */
export function ToolbarGroup({ label, children }: ToolbarGroupProps) {
  return (
    <Group aria-label={label} className={group}>
      {children}
    </Group>
  )
}
