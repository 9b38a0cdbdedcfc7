/** Widths of lines and rings. `heavy` marks what has no other mark: the bar of a notice, a ring on a photograph. */
export const line = {
  hair: '1px',
  control: '1px',
  strong: '2px',
  heavy: '3px',
  focus: '2px',
  focusGap: '2px',
} as const
