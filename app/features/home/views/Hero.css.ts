import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const hero = style({
  backgroundColor: vars.color.surfaceSunken,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  overflow: 'clip',
})

/** Words, search and examples below each other, before the picture. */
export const scene = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.sm,
  paddingBlock: `${vars.space.lg} ${vars.space.xl}`,
  '@media': {
    [from('md')]: { gap: vars.space.md, paddingBlock: `${vars.space.xxxl} ${vars.space.xxl}` },
  },
})

/** Beside the picture, not upon it. */
export const words = style({
  position: 'relative',
  '@media': { [from('md')]: { maxInlineSize: '40rem', paddingBlockEnd: vars.space.sm } },
})

export const search = style({
  position: 'relative',
  padding: vars.space.md,
  backgroundColor: vars.color.surfaceRaised,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.raised,
})

/** Two beside each other on a phone. */
export const limit = style({ flex: '1 1 9rem', minInlineSize: 0 })

/** The village stands behind the search, its foot hidden by it. */
export const picture = style({
  display: 'none',
  '@media': {
    [from('md')]: {
      display: 'block',
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlockStart: 0,
      inlineSize: 'min(38%, 32rem)',
    },
  },
})
