import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { roomBelow } from '#design-system/feedback/Snackbar/snackbarRoom.css.ts'
import { vars } from '#tokens/contract.css.ts'

const paddingBlockEnd = `max(${vars.space.sm}, env(safe-area-inset-bottom))`

/** As high as a button between its paddings: what scrolls into view, and messages, stay above it. */
const height = `calc(${vars.target.touch} + ${vars.space.sm} + ${paddingBlockEnd})`

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.header,
  display: 'flex',
  gap: vars.space.xs,
  paddingInline: vars.space.md,
  paddingBlockStart: vars.space.sm,
  paddingBlockEnd,
  backgroundColor: vars.color.surfaceRaised,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  '@media': {
    [from('md')]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
})

/** The way that most take; the others are beside it as icons. */
export const main = style({ flex: 1, minInlineSize: 0 })

globalStyle(`html:has(.${bar})`, {
  '@media': {
    [`screen and ${below('md')} and (scripting: enabled)`]: {
      // With the page's own room beyond it: a focus ring lies outside of what scrolls into view.
      scrollPaddingBlockEnd: `calc(${height} + ${vars.space.xl})`,
      // The end of the page scrolls to above it.
      paddingBlockEnd: height,
      vars: { [roomBelow]: height },
    },
  },
})
