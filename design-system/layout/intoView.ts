import type { FocusEvent } from 'react'

/** Scrolls a focused item fully into view in a row that scrolls: browsers leave it cut off. */
export const intoView = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
