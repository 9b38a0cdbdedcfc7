import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { link, list } from './NavigationBar.css.ts'

export interface NavigationBarItem {
  label: string
  href: string
  /** `page` if this is the page itself, `true` if the page is within. */
  current?: 'page' | 'true' | undefined
}

export interface NavigationBarProps {
  /** Name of the navigation landmark. */
  label: string
  items: readonly NavigationBarItem[]
}

/** The main sections, beside each other in the header. */
export function NavigationBar({ label, items }: NavigationBarProps) {
  return (
    <nav aria-label={label}>
      <ul className={list}>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} className={link} aria-current={item.current}>
              {item.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
