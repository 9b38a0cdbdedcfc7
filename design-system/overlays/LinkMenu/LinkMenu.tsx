import { type MouseEvent, useEffect, useRef } from 'react'
import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { Icon, type IconName } from '#design-system/foundations/Icon/Icon.tsx'
import * as styles from './LinkMenu.css.ts'

export interface LinkMenuItem {
  /** Its address without script. */
  href: string
  label: string
  icon?: IconName
  /** Language of the label. */
  lang?: string
  /** In force now. */
  isCurrent?: boolean
  /**
   * A link to this page in another language, for search engines too; else it is an action with `nofollow`.
   */
  hrefLang?: string
  /** With script this happens instead of following the link; before following it, where that is another language. */
  onSelect?: () => void
}

export interface LinkMenuProps {
  /** Name of the trigger and of the list. */
  label: string
  icon: IconName
  items: readonly LinkMenuItem[]
}

/**
 * A few links behind an icon: appearance, language. The browser's own disclosure, so it works without script
 * and adds none; `Menu` is for commands.
 */
export function LinkMenu({ label, icon, items }: LinkMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useDismissal(details)
  const select = (item: LinkMenuItem) => (event: MouseEvent) => {
    item.onSelect?.()
    if (item.onSelect && item.hrefLang === undefined) event.preventDefault()
    close(details.current)
  }
  return (
    <details ref={details} className={styles.menu}>
      <summary className={styles.trigger} aria-label={label} title={label}>
        <Icon name={icon} />
      </summary>
      <ul className={styles.panel} aria-label={label}>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor
              href={item.href}
              className={styles.entry}
              lang={item.lang}
              hrefLang={item.hrefLang}
              rel={item.hrefLang === undefined ? 'nofollow' : undefined}
              aria-current={item.isCurrent ? 'true' : undefined}
              onClick={select(item)}
            >
              {item.icon && <Icon name={item.icon} />}
              <span className={styles.text}>{item.label}</span>
              {item.isCurrent && <Icon name="check" size="small" />}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Closes, and returns the focus to the trigger if it was inside. */
function close(details: HTMLDetailsElement | null): void {
  if (!details?.open) return
  const hadFocus = details.contains(document.activeElement)
  details.open = false
  if (hadFocus) details.querySelector('summary')?.focus()
}

/** Escape, a press elsewhere and focus moving on close it. */
function useDismissal(details: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => void (event.key === 'Escape' && close(details.current))
    const onMove = ({ target }: Event) => {
      const menu = details.current
      if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onMove)
    document.addEventListener('focusin', onMove)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onMove)
      document.removeEventListener('focusin', onMove)
    }
  }, [details])
}
