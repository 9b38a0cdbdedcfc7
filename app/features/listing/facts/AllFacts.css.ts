import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** One group below the other; on paper in columns, like a data sheet. */
export const groups = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  // The first heading is closer to its rows than to the note above.
  paddingBlockStart: vars.space.xs,
  '@media': { print: { display: 'block', columns: '18rem', columnGap: vars.space.lg } },
})

/** Avoids a heading at the foot of a column; browsers do so only for blocks. */
globalStyle(`.${groups} > section, .${groups} dl`, { '@media': { print: { display: 'block' } } })
globalStyle(`.${groups} h3`, { '@media': { print: { breakAfter: 'avoid' } } })

/** A phone shows the first eight of the stated facts: all of them are one press away, below. */
export const first = style({})
globalStyle(`.${first} > dl > :nth-child(n + 9)`, {
  '@media': { [`screen and ${below('xs')}`]: { display: 'none' } },
})
