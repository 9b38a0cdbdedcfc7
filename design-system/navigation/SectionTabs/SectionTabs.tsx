import { useEffect, useRef } from 'react'
import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { intoView } from '#design-system/layout/intoView.ts'
import * as styles from './SectionTabs.css.ts'
import { useSectionInSight } from './useSectionInSight.ts'

export interface SectionTab {
  /** Id of the section on the page. */
  id: string
  label: string
  /** On the chip of a narrow screen. */
  icon?: IconName
}

export interface SectionTabsProps {
  /** Name of the navigation landmark. */
  label: string
  /** In the order of the page. */
  sections: readonly SectionTab[]
}

/**
 * Links to the sections of a long page. On a wide screen they stay below the header and mark the section that is being
 * read; on a narrow one they are chips in the flow. Plain links, so they work without script.
 */
export function SectionTabs({ label, sections }: SectionTabsProps) {
  const current = useSectionInSight(sections.map(({ id }) => id))
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => keepInSight(row.current), [current])
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul ref={row} className={styles.list}>
        {sections.map(({ id, label: words, icon }) => (
          <li key={id}>
            <Anchor
              href={`#${id}`}
              className={styles.tab}
              aria-current={id === current ? 'location' : undefined}
              onFocus={intoView}
            >
              {icon && (
                <span className={styles.icon}>
                  <Icon name={icon} size="text" />
                </span>
              )}
              <span>{words}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Moves the row alone; `scrollIntoView` would move the page too. */
function keepInSight(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>('[aria-current]')?.parentElement
  if (!row || !tab) return
  row.scrollTo({ left: tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.clientWidth) / 2 })
}
