import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  alignItems: 'end',
})

export const field = style({ flex: '1 1 16rem', minInlineSize: 0 })
