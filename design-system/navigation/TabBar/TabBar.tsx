import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import { CountMark, type CountMarkProps } from './CountMark.tsx'
import * as styles from './TabBar.css.ts'

export interface TabBarItem extends CountMarkProps {
  href: string
  label: string
  icon: IconName
  /** Of the link, for what gives it the focus. */
  id?: string | undefined
  /** `page` if this is the page itself, `true` if the page is within. */
  current?: 'page' | 'true' | undefined
}

export interface TabBarProps {
  /** Name of the navigation landmark. */
  label: string
  items: readonly TabBarItem[]
}

/** The main places as icons with words: for the foot of a `Page`. Links, so they work without script. */
export function TabBar({ label, items }: TabBarProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ href, label: name, icon, id, current, count, news }) => (
          <li key={href} className={styles.place}>
            <Anchor id={id} href={href} className={styles.tab} aria-current={current}>
              <Icon name={icon} />
              <span>{name}</span>
              <CountMark count={count} news={news} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
