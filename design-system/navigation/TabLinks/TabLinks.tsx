import { useLayoutEffect, useRef } from 'react'
import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { intoView } from '#design-system/layout/intoView.ts'
import { TabLabel, type TabLabelProps } from '../Tabs/TabLabel.tsx'
import { list, tab } from '../Tabs/Tabs.css.ts'

export interface TabLink extends TabLabelProps {
  href: string
  /** @default false */
  isCurrent?: boolean
}

export interface TabLinksProps {
  /** Name of the navigation landmark. */
  label: string
  links: readonly TabLink[]
}

/** Tabs whose panels are pages: real links, so they work without script, and Back works. */
export function TabLinks({ label, links }: TabLinksProps) {
  const row = useRef<HTMLUListElement>(null)
  const current = links.find(({ isCurrent }) => isCurrent)?.href
  // Where the tabs have no room, the row alone scrolls: the page stays where it is.
  useLayoutEffect(() => {
    const tabOf = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (row.current && tabOf)
      row.current.scrollLeft = tabOf.offsetLeft + tabOf.offsetWidth - row.current.clientWidth
  }, [current])
  return (
    <nav aria-label={label}>
      <ul ref={row} className={list}>
        {links.map(({ href, isCurrent = false, ...words }) => (
          <li key={href}>
            <Anchor
              href={href}
              className={tab}
              aria-current={isCurrent ? 'page' : undefined}
              onFocus={intoView}
            >
              <TabLabel {...words} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
