import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const drawing = style({
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.lg,
  border: `${vars.line.hair} solid ${vars.color.border}`,
})
