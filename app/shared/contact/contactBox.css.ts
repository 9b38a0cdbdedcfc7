import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** The advertiser, and how to contact them: a box beside the content. */
export const contactBox = style({
  alignSelf: 'start',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  padding: vars.space.lg,
  backgroundColor: vars.color.surfaceRaised,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
})
