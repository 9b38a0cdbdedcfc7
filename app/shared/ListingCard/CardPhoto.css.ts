import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** As large as a photograph would be, so that cards in a row stay level. */
export const noPhoto = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  inlineSize: '100%',
  aspectRatio: '5 / 3',
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textMuted,
})
