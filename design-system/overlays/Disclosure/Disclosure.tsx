import { type ReactNode, useContext } from 'react'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import type { HeadingLevel } from '#design-system/foundations/Heading/Heading.tsx'
import { GroupName } from '../DisclosureGroup/GroupName.ts'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps {
  /** Always in sight; a press shows or hides the rest. */
  summary: ReactNode
  /** At the end of the summary, small: how many filters are set within. */
  detail?: ReactNode
  /** @default false */
  isInitiallyOpen?: boolean
  /** Disclosures of the same group close each other; a `DisclosureGroup` sets their name. */
  group?: string
  /** Puts the summary into the page's outline: questions and their answers. */
  headingLevel?: HeadingLevel
  /** Whether a chevron says that it opens; an icon as the summary may do. @default true */
  hasMarker?: boolean
  onToggle?: (isOpen: boolean) => void
  /** `ruled` draws a hairline below; `floating` opens over what follows, which does not move. @default 'ruled' */
  look?: 'ruled' | 'plain' | 'floating'
  children: ReactNode
}

/**
 * Shows more on demand. The browser's own element: it works without script, and search in the page opens it.
 */
export function Disclosure(props: DisclosureProps) {
  const { summary, detail, isInitiallyOpen = false, headingLevel, onToggle, look = 'ruled', children } = props
  const { hasMarker = true } = props
  const groupName = useContext(GroupName)
  const Summary = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const)
  return (
    <details
      className={styles.details({ look })}
      open={isInitiallyOpen}
      name={props.group ?? groupName}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary className={styles.summary({ look })}>
        <Summary className={styles.words}>{summary}</Summary>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        {hasMarker && (
          <span className={styles.chevron}>
            <Icon name="chevronDown" />
          </span>
        )}
      </summary>
      <div className={styles.panel({ look })}>
        {/* Nested content is not part of the group around it. */}
        <GroupName value={undefined}>{children}</GroupName>
      </div>
    </details>
  )
}
