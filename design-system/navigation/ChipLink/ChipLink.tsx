import type { ReactNode } from 'react'
import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { chip } from './ChipLink.css.ts'

export interface ChipLinkProps {
  /** The list without this filter, or with it. */
  href: string
  /** In force now. @default false */
  isActive?: boolean
  /** Read before the text of a chip that takes its filter away: "Remove filter:". Draws the cross. */
  removeLabel?: string
  children: ReactNode
}

/** A filter as a link: one press adds it or takes it away, with or without script. */
export function ChipLink({ href, isActive = false, removeLabel, children }: ChipLinkProps) {
  return (
    <Anchor href={href} className={chip({ active: isActive })}>
      {removeLabel !== undefined && <VisuallyHidden>{`${removeLabel} `}</VisuallyHidden>}
      <span>{children}</span>
      {removeLabel !== undefined && <Icon name="close" size="text" />}
    </Anchor>
  )
}
