import type { ReactNode } from 'react'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { current, item, list } from './Breadcrumbs.css.ts'

export interface Breadcrumb {
  label: string
  /** The label as it is shown, if some of its words have another `lang`. @default label */
  content?: ReactNode
  /** Undefined for the page itself, which is last. */
  href?: string
}

export interface BreadcrumbsProps {
  /** Name of the navigation landmark. */
  label: string
  items: readonly Breadcrumb[]
}

/** The way from the widest place to this page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {items.map(({ label: text, content = text, href }, at) => (
          <li key={href ?? text} className={item}>
            {href === undefined ? (
              <span className={current} aria-current="page">
                {content}
              </span>
            ) : (
              <Link href={href} tone="muted" underline="hover" isStanding>
                {content}
              </Link>
            )}
            {/* After the item before it: no line begins with a separator. */}
            {at < items.length - 1 && <Icon name="chevronEnd" size="text" />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
