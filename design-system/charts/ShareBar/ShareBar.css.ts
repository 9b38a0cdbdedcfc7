import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space.xl,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
})

/** One colour, fainter from part to part: neighbours are told apart by the gap as well. */
const strengths = { 0: 1, 1: 0.7, 2: 0.5, 3: 0.36, 4: 0.26, 5: 0.18, 6: 0.12 } as const
export const shades = Object.keys(strengths).length

export const part = styleVariants(strengths, (strength) => ({
  fill: vars.color.action,
  fillOpacity: strength,
  stroke: vars.color.surface,
  strokeWidth: vars.line.strong,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', fillOpacity: 'initial', stroke: 'CanvasText' } },
}))

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  columnGap: vars.space.xl,
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.xs,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
})

export const key = style({ flex: 'none', inlineSize: '0.75rem', blockSize: '0.75rem', alignSelf: 'center' })

export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
})

export const amount = style({
  marginInlineStart: 'auto',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
