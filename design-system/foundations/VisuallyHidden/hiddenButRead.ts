import { vars } from '#tokens/contract.css.ts'

/** Out of sight, and still there for assistive technology: nothing is left but a point. */
export const hiddenButRead = {
  position: 'absolute',
  inlineSize: vars.line.hair,
  blockSize: vars.line.hair,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
