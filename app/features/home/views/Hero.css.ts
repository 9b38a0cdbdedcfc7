import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const hero = style({
  backgroundColor: vars.color.surfaceSunken,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
})

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': {
    [from('md')]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', alignItems: 'end' },
  },
})

export const words = style({
  paddingBlock: vars.space.xl,
  '@media': { [from('md')]: { paddingBlock: vars.space.xxxl } },
})

export const search = style({
  padding: vars.space.md,
  backgroundColor: vars.color.surfaceRaised,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  boxShadow: vars.shadow.raised,
})

/** The village stands on the lower edge of the hero. */
export const picture = style({
  display: 'none',
  maxInlineSize: '36rem',
  inlineSize: '100%',
  justifySelf: 'end',
  // On a small screen the listings are the picture.
  '@media': { [from('md')]: { display: 'block' } },
})
