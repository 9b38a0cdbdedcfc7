import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'
import { frame } from '../plot.css.ts'

/** No scale beside it and no room above: a picture on top of a pair of fields. */
export const bare = style({ display: 'grid', gridTemplateRows: '4rem', minInlineSize: 0 })

/** With both scales, less high, and with room above for the label of a mark. */
export const low = style([frame, { gridTemplateRows: '7rem auto' }])

export const stage = style({ position: 'relative', minInlineSize: 0 })

export const bar = recipe({
  base: { strokeWidth: 1 },
  variants: {
    look: {
      selected: {
        fill: vars.color.action,
        stroke: vars.color.action,
        '@media': { '(forced-colors: active)': { fill: 'Highlight', stroke: 'CanvasText' } },
      },
      hollow: {
        fill: vars.color.surface,
        stroke: vars.color.borderStrong,
        '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
      },
    },
  },
})

const stroke = (color: string, width: number) => ({
  stroke: color,
  strokeWidth: width,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
})

export const floor = style(stroke(vars.color.borderStrong, 1))

/** A rail below the bars, from one end of the range to the other: marks it without colour. */
export const rail = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '-0.375rem',
  inlineSize: '100%',
  blockSize: '0.75rem',
  overflow: 'visible',
  pointerEvents: 'none',
})
export const span = style(stroke(vars.color.action, 4))
export const end = style({ ...stroke(vars.color.action, 2), fill: vars.color.surface })

/** Over the bars: a value of its own. */
export const mark = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
})
export const markLine = style(stroke(vars.color.text, 2))
/** A halo of the page's colour parts the words from bars below them. */
export const markLabel = style({
  fill: vars.color.text,
  stroke: vars.color.surface,
  strokeWidth: 4,
  paintOrder: 'stroke',
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' } },
})

export const reader = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  borderRadius: vars.radius.sm,
  selectors: { '&:focus-visible': { outlineOffset: vars.space.xxs } },
})

export const bin = style({ flex: 1, minInlineSize: 0 })

/** The bin that is being read, marked over its whole height: also a bar of nothing can be found. */
export const current = style([
  bin,
  {
    outline: `${vars.line.strong} solid ${vars.color.text}`,
    outlineOffset: `calc(-1 * ${vars.line.hair})`,
    borderRadius: vars.radius.sm,
    '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
  },
])

export const readout = style({
  minBlockSize: '1.6em',
  color: vars.color.text,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.leading.snug,
})
