import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const box = style({
  alignSelf: 'start',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  padding: vars.space.lg,
  backgroundColor: vars.color.surfaceRaised,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  // Stays in sight beside the facts; on a narrow screen it comes after them.
  '@media': { [from('md')]: { position: 'sticky', insetBlockStart: vars.space.lg } },
})
