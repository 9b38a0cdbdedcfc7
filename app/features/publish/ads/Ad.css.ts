import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** What an ad is and what may be done with it, beside each other where there is room. */
export const ad = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
})

export const told = style({ flex: '1 1 24rem', minInlineSize: 0 })

/** At the end of the line: the menu opens towards its start. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'start',
  justifyContent: 'end',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
})
