import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const panel = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.md,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  // Nothing can be drawn without script.
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const radius = style({ inlineSize: '12rem' })

/** A long list scrolls in its own box: the map stays visible. */
export const corners = style({
  display: 'grid',
  gap: vars.space.hair,
  margin: 0,
  padding: 0,
  listStyleType: '""',
  maxBlockSize: '12rem',
  overflow: 'auto',
})

export const corner = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs })

export const areas = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyleType: '""',
})

export const area = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.sm,
  border: `${vars.line.control} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.size.small,
})
