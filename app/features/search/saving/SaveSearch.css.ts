import { style } from '@vanilla-extract/css'
import { hiddenButRead } from '#design-system/foundations/VisuallyHidden/hiddenButRead.ts'
import { vars } from '#tokens/contract.css.ts'
import { below } from '#tokens/scale/breakpoints.ts'

/** In its place before the code comes: nothing moves then. */
export const save = style({
  flex: 'none',
  // The bell, or the words, end where the cards do.
  marginInlineEnd: `calc(-1 * ${vars.space.sm})`,
  // Its target reaches into the space around the heading.
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  '@media': {
    '(scripting: none)': { display: 'none' },
    // Its edge is drawn then.
    '(forced-colors: active)': { marginBlock: 0, marginInlineEnd: 0 },
  },
})

/** A phone's line of figures has room for the bell. */
export const words = style({ '@media': { [below('sm')]: hiddenButRead } })
