import type { FocusEvent } from 'react'

/** Brings what got the focus into sight as a whole, where a row scrolls: browsers leave it cut in two. */
export const intoView = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
