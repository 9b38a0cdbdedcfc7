import type { MouseEvent } from 'react'
import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import * as styles from './ViewLinks.css.ts'

export interface ViewLink {
  /** Its address without script. */
  href: string
  label: string
  icon: IconName
  isCurrent: boolean
  /** With script this happens instead of following the link. */
  onSelect?: (() => void) | undefined
}

export interface ViewLinksProps {
  /** Name of the group. */
  label: string
  links: readonly ViewLink[]
}

/** A few ways to see the same things, joined as one control. Real links, so they work without script. */
export function ViewLinks({ label, links }: ViewLinksProps) {
  const select = ({ onSelect }: ViewLink) =>
    onSelect &&
    ((event: MouseEvent) => {
      // A new tab or window follows the link.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      onSelect()
    })
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
    <div role="group" aria-label={label}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.label}>
            <Anchor
              href={link.href}
              className={styles.view}
              aria-current={link.isCurrent ? 'true' : undefined}
              rel={link.onSelect && 'nofollow'}
              onClick={select(link)}
            >
              <Icon name={link.icon} size="small" />
              <span>{link.label}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
