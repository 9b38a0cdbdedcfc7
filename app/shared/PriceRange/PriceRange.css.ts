import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const scale = style({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: '8rem',
  blockSize: vars.space.md,
})

export const track = style({
  fill: vars.color.surfaceSunken,
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
})

export const half = style({
  fill: vars.color.actionSoftHover,
  stroke: vars.color.tintEdge,
  '@media': { '(forced-colors: active)': { fill: 'GrayText' } },
})

export const median = style({
  stroke: vars.color.action,
  strokeWidth: 3,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
})
