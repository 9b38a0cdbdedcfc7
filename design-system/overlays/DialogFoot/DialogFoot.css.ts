import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { below } from '#tokens/scale/breakpoints.ts'
import { body, dialog, low } from '../Dialog/DialogFrame.css.ts'

const height = `calc(${vars.target.touch} + 2 * ${vars.space.sm} + ${vars.space.md})`
/** Two buttons of long names stand below each other on narrow screens. */
const twoRows = `calc(${height} + ${vars.target.touch} + ${vars.space.sm})`

/** As wide as the window around it, at whose lower edge it stays. */
export const foot = style({
  position: 'sticky',
  // The window's own padding lies below what stays in it; where all of it scrolls there is none.
  insetBlockEnd: `calc(-1 * ${vars.space.lg})`,
  '@media': { [low]: { insetBlockEnd: 0 } },
  zIndex: vars.layer.raised,
  marginInline: `calc(-1 * ${vars.space.lg})`,
  marginBlockEnd: `calc(-1 * ${vars.space.lg})`,
  paddingInline: vars.space.lg,
  paddingBlock: vars.space.sm,
  backgroundColor: vars.color.surfaceRaised,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})

/** What takes focus scrolls to above it. */
globalStyle(`.${body}:has(.${foot}), .${dialog.classNames.base}:has(> .${body} .${foot})`, {
  scrollPaddingBlockEnd: height,
  '@media': { [below('sm')]: { scrollPaddingBlockEnd: twoRows } },
})
