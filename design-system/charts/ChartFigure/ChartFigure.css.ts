import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  margin: 0,
  minInlineSize: 0,
})

export const caption = style({ fontWeight: vars.weight.semibold, lineHeight: vars.leading.snug })

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '8rem',
  padding: vars.space.md,
  textAlign: 'center',
  color: vars.color.textMuted,
  backgroundColor: vars.color.surfaceSunken,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
})
