import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { from } from '#tokens/scale/breakpoints.ts'

export const search = style({
  display: 'block',
  inlineSize: '100%',
  '@media': { [from('md')]: { inlineSize: '60%' } },
})

/** The button goes below the field where both would be cramped. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.xs,
})

export const field = style({ flex: '1 1 14rem', minInlineSize: 0 })
