import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '#design-system/foundations/Heading/Heading.tsx'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { actions, empty, mark } from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** @default 'search' */
  icon?: IconName
  heading: string
  /** @default 2 */
  headingLevel?: HeadingLevel
  /** Why there is nothing, and what would change that. */
  children?: ReactNode
  /** The next step: buttons or links. */
  action?: ReactNode
}

/** An empty view: says so, gives the reason, offers the next step. */
export function EmptyState({
  icon = 'search',
  heading,
  headingLevel = 2,
  children,
  action,
}: EmptyStateProps) {
  return (
    <div className={empty}>
      <span className={mark}>
        <Icon name={icon} size="huge" />
      </span>
      <Heading level={headingLevel} size="subheading">
        {heading}
      </Heading>
      {children !== undefined && (
        <Text as="div" tone="muted">
          {children}
        </Text>
      )}
      {action !== undefined && <div className={actions}>{action}</div>}
    </div>
  )
}
