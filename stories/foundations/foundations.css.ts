import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const panel = style({
  minInlineSize: 0,
  // The shadows shown in it stay on its own background.
  overflow: 'clip',
  padding: vars.space.md,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
})

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: vars.space.sm,
})

export const swatch = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
})

export const colour = style({
  blockSize: '3rem',
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  forcedColorAdjust: 'none',
})

export const name = style({
  fontSize: vars.size.micro,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
})

export const detail = style([name, { color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }])

export const ground = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  columnGap: vars.space.md,
  padding: vars.space.sm,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  forcedColorAdjust: 'none',
})

/** Colours with less contrast than text are shown in letters that are large enough to be readable. */
export const large = style({ fontSize: '1.5rem', lineHeight: vars.leading.heading })

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.target.compact,
  blockSize: vars.target.compact,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.sm,
  forcedColorAdjust: 'none',
})

export const ring = style({
  inlineSize: vars.space.md,
  blockSize: vars.space.md,
  borderRadius: vars.radius.pill,
  borderStyle: 'solid',
  borderWidth: vars.line.focus,
})

export const labelled = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 })

export const bar = style({
  blockSize: vars.space.md,
  maxInlineSize: '100%',
  backgroundColor: vars.color.action,
  borderRadius: vars.radius.sm,
  '@media': { '(forced-colors: active)': { border: `${vars.line.hair} solid CanvasText` } },
})

export const box = style({
  inlineSize: '6rem',
  blockSize: '4rem',
  backgroundColor: vars.color.surfaceRaised,
  borderColor: vars.color.borderStrong,
  borderStyle: 'solid',
  borderWidth: vars.line.hair,
})

export const lifted = style([box, { borderColor: vars.color.border, borderRadius: vars.radius.lg }])

export const line = style({
  inlineSize: '100%',
  borderBlockStartStyle: 'solid',
  borderColor: vars.color.text,
})

export const track = style({
  display: 'flex',
  padding: vars.space.xxs,
  backgroundColor: vars.color.surfaceSunken,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
})

export const traveller = style({
  inlineSize: vars.space.lg,
  blockSize: vars.space.lg,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.action,
  marginInlineStart: 0,
  transitionProperty: 'margin-inline-start',
  selectors: { '&[data-there="true"]': { marginInlineStart: `calc(100% - ${vars.space.lg})` } },
  '@media': { '(forced-colors: active)': { border: `${vars.line.strong} solid CanvasText` } },
})

export const curve = style({
  inlineSize: '8rem',
  blockSize: '8rem',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.action,
  strokeWidth: 2,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
})

export const target = style({
  display: 'grid',
  placeItems: 'center',
  border: `${vars.line.control} dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
})

export const sample = style({ margin: 0, lineHeight: vars.leading.heading, overflowWrap: 'anywhere' })

export const measured = style({ borderInlineEnd: `${vars.line.strong} solid ${vars.color.action}` })
