import { type ReactNode, useId } from 'react'
import { Heading, type HeadingLevel } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import * as styles from './MapListPanel.css.ts'

export interface MapListPanelProps {
  /** "In this part of the map" */
  label: string
  /** @default 2 */
  headingLevel?: HeadingLevel
  /** How many there are, and in which order: "18 homes, nearest to the middle first". */
  status: string
  /** Replaces the list while the view is empty, with a suggestion. */
  emptyText: ReactNode
  /** The list of what is on the map, in the same order; each with a link. Left out while there is none. */
  children?: ReactNode
}

/** The homes of the map as a list: the same ones, for screen readers and readers. */
export function MapListPanel({ label, headingLevel = 2, status, emptyText, children }: MapListPanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="label" id={id}>
          {label}
        </Heading>
        <Text size="small" tone="muted" isTabular>
          {status}
        </Text>
      </div>
      {children === undefined ? (
        <div className={styles.empty}>{emptyText}</div>
      ) : (
        <div className={styles.box}>{children}</div>
      )}
    </section>
  )
}
