import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** The fields beside each other, their button at their foot. */
export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.sm,
})
