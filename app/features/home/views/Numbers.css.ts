import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** Three beside each other: on a phone their words take two lines, rather than leave one figure alone below. */
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: 'start',
  columnGap: vars.space.md,
  '@media': { [from('xs')]: { columnGap: vars.space.xl } },
})

/** The figure is drawn above its label, though screen readers read the label first. */
export const number = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' })

export const value = style({
  fontSize: vars.size.heading,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const label = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})
