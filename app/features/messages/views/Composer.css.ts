import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** Pictures at the start, sending at the end. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
})
