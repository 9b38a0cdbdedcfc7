import type { ReactNode } from 'react'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { current, item, list } from './Breadcrumbs.css.ts'

export interface Breadcrumb {
  label: string
  /** The label as it is shown, where words of it are in a language of their own. @default label */
  content?: ReactNode
  /** Left out for the page itself, which comes last. */
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
            {/* Behind what it follows: no line begins with a mark that leads nowhere. */}
            {at < items.length - 1 && <Icon name="chevronEnd" size="text" />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
