import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

export const box = recipe({
  base: {
    overflowY: 'auto',
    // Its scroll position is kept by script: with the browser's scroll anchoring it would move twice as far.
    overflowAnchor: 'none',
    overscrollBehavior: 'contain',
    // What is focused within is not hidden at the edge.
    scrollPaddingBlock: vars.space.md,
    selectors: {
      '&:focus-visible': {
        outline: `${vars.line.focus} solid ${vars.color.focus}`,
        outlineOffset: vars.line.focusGap,
      },
    },
  },
  variants: {
    height: {
      /** Two thirds of the screen: what is below it stays in sight. */
      window: {
        maxBlockSize: '66dvb',
        border: `${vars.line.hair} solid ${vars.color.border}`,
        borderRadius: vars.radius.lg,
        backgroundColor: vars.color.surfaceSunken,
      },
      fill: {
        flex: 1,
        minBlockSize: '12rem',
        selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.line.focus})` } },
      },
    },
  },
})
