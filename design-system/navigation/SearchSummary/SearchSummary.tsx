import type { MouseEvent, Ref } from 'react'
import { Anchor } from '#design-system/foundations/Anchor/Anchor.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import * as styles from './SearchSummary.css.ts'

export interface SearchSummaryProps {
  /** The form of the search, where there is no script. */
  href: string
  /** What is searched, or the invitation to. One line: what has no room is cut, and `href` has it whole. */
  children: string
  /** Whether its popover is open. */
  isOpen?: boolean
  /** With script: opens the popover. */
  onPress?: () => void
  /** Pointer or focus are on it: the popover can be loaded. */
  onIntent?: () => void
  ref?: Ref<HTMLAnchorElement>
}

/** The search as a pill: a link to its form, and with script the opener of the same as a popover. */
export function SearchSummary({
  href,
  children,
  isOpen = false,
  onPress,
  onIntent,
  ref,
}: SearchSummaryProps) {
  const press = (event: MouseEvent) => {
    // A new tab or window follows the link.
    if (!onPress || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onPress()
  }
  return (
    <Anchor
      ref={ref}
      href={href}
      className={styles.pill}
      aria-haspopup={onPress && 'dialog'}
      aria-expanded={onPress && isOpen}
      onClick={press}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <span className={styles.words}>{children}</span>
      <span className={styles.lens}>
        <Icon name="search" size="small" />
      </span>
    </Anchor>
  )
}
