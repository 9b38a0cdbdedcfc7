import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

/** An empty string hides the bullets and keeps the list a list in Safari. */
export const entries = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.xs,
  padding: 0,
  listStyleType: '""',
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})

export const words = style({ minInlineSize: 0 })

export const symbol = recipe({
  base: {
    flex: 'none',
    inlineSize: vars.target.dense,
    blockSize: '1rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
  },
  variants: {
    tone: {
      action: { color: vars.color.action },
      cut: { color: vars.color.cut },
      success: { color: vars.color.success },
      warning: { color: vars.color.warning },
      text: { color: vars.color.text },
    },
  },
})
