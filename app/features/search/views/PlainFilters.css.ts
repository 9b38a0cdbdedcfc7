import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  alignItems: 'end',
  gap: vars.space.md,
})

export const more = style({ gridColumn: '1 / -1' })
