import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** Scale beside the drawing, times or prices below it. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  gridTemplateRows: '12rem auto',
  // Half a line of the topmost figure.
  paddingBlockStart: vars.space.xs,
})

export const drawing = style({ overflow: 'visible', inlineSize: '100%', blockSize: '100%' })

export const below = style({ gridColumn: 2, minInlineSize: 0 })

export const grid = style({
  stroke: vars.color.border,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText', opacity: 0.35 } },
})
