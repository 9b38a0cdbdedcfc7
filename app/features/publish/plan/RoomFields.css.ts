import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** Two beside each other, or one where a narrow screen has no room for two. */
export const fieldsOfRoom = style({
  display: 'grid',
  gap: vars.space.sm,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9rem, 40%)), 1fr))',
})
