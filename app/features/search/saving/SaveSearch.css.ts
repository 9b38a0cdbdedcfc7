import { globalStyle, style } from '@vanilla-extract/css'
import { hiddenButRead } from '#design-system/foundations/VisuallyHidden/hiddenButRead.ts'
import { vars } from '#tokens/contract.css.ts'
import { below } from '#tokens/scale/breakpoints.ts'

/** In its place before the code comes: nothing moves then. */
export const save = style({
  flex: 'none',
  // The bell, or the words, end where the cards do.
  marginInlineEnd: `calc(-1 * ${vars.space.sm})`,
  // Its target reaches into the space around the heading, so that it is in the middle of the first line.
  marginBlock: `calc(-1 * ${vars.space.hair})`,
  '@media': {
    '(pointer: coarse)': { marginBlock: `calc(-1 * ${vars.space.xs})` },
    '(scripting: none)': { display: 'none' },
    // Its edge is drawn then.
    '(forced-colors: active)': { marginBlock: 0, marginInlineEnd: 0 },
  },
})

/** A phone's line of figures has room for the bell. */
export const words = style({ '@media': { [below('sm')]: hiddenButRead } })

// Nothing is seen beside the bell then: it stands in the middle of its target.
globalStyle(`${save} > button > span`, { '@media': { [below('sm')]: { gap: 0 } } })
