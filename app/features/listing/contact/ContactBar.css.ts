import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { roomBelow } from '#design-system/feedback/Snackbar/snackbarRoom.css.ts'
import { vars } from '#tokens/contract.css.ts'

const paddingBlockEnd = `max(${vars.space.sm}, env(safe-area-inset-bottom))`

/** As high as a button between its paddings: what scrolls into view, and messages, stay above it. */
const height = `calc(${vars.target.touch} + ${vars.space.sm} + ${paddingBlockEnd})`

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.raised,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  // From edge to edge, as far as the page's own margin goes.
  marginInline: `calc(-1 * ${vars.space.md})`,
  paddingInline: vars.space.md,
  paddingBlockStart: vars.space.sm,
  paddingBlockEnd,
  backgroundColor: vars.color.surface,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  '@media': {
    [from('sm')]: { marginInline: `calc(-1 * ${vars.space.lg})`, paddingInline: vars.space.lg },
    [from('md')]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
})

globalStyle(`html:has(${bar})`, {
  '@media': {
    [below('md')]: {
      // With the page's own room beyond it: a focus ring lies outside of what scrolls into view.
      scrollPaddingBlockEnd: `calc(${height} + ${vars.space.xl})`,
      vars: { [roomBelow]: height },
    },
  },
})
