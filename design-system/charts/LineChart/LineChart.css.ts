import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const

export const curve = style({
  ...line,
  stroke: vars.color.action,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
})

export const ground = style({
  fill: vars.color.actionSoft,
  opacity: 0.7,
  '@media': { '(forced-colors: active)': { fill: 'none' } },
})

/** Dashed, which distinguishes it from the line without colour. */
export const edge = style({
  ...line,
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
  strokeDasharray: '4 3',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
})

export const dot = style({
  fill: vars.color.surface,
  stroke: vars.color.action,
  strokeWidth: 2,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText', fill: 'Canvas' } },
})

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})

export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
})

export const sample = style({ flex: 'none', inlineSize: '1.75rem', blockSize: '1rem' })
