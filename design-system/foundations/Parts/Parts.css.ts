import { style } from '@vanilla-extract/css'

/** Drawn by the style sheet with words of its own for screen readers, which else say "middle dot"; older ones read the dot. */
export const part = style({
  selectors: { '&:not(:last-child)::after': { content: ["' ·'", "' ·' / ','"] } },
})

/** A fact breaks as a whole: `2 υ/δ` must not end at its stroke. */
export const whole = style({ whiteSpace: 'nowrap' })
