import { fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { roomBelow } from '#design-system/feedback/Snackbar/snackbarRoom.css.ts'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** What the tabs, or a page's own bar, take at the foot of a narrow window. */
const footHeight = fallbackVar(roomBelow, '0px')

/** A quiet card at the foot of the window: nothing moves when it goes. */
export const offer = style({
  position: 'sticky',
  insetBlockEnd: `calc(${vars.space.xs} + ${footHeight})`,
  zIndex: vars.layer.header,
  marginInline: vars.space.xs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.md,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  '@media': {
    [from('sm')]: {
      inlineSize: 'fit-content',
      insetBlockEnd: `calc(${vars.space.md} + ${footHeight})`,
      marginInline: vars.space.lg,
    },
    print: { display: 'none' },
  },
})

// What has the focus comes to lie above it, whatever else the page has at the foot of the window.
globalStyle(`:root:root:has(> body > div > div > main > ${offer})`, {
  scrollPaddingBlockEnd: `calc(${footHeight} + ${vars.space.huge} + ${vars.space.xl} + var(--float-block-size, 0px))`,
})

// What else is at the foot of the window is above it.
globalStyle(`:root:has(> body > div > div > main > ${offer})`, {
  vars: { '--foot-block-size': '6rem' },
  '@media': { [from('sm')]: { vars: { '--foot-block-size': '4rem' } } },
})
