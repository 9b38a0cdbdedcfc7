import type { FocusEvent } from 'react'

/**
 * Scrolls what the focus has come to wholly into view: browsers leave it cut off by a row that scrolls, or half below a
 * bar. What a pointer presses stays where it is.
 */
export const intoView = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
