import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const amount = recipe({
  base: {
    color: vars.color.text,
    fontWeight: vars.weight.bold,
    letterSpacing: vars.tracking.tight,
    lineHeight: vars.leading.heading,
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      medium: { fontSize: vars.size.lead },
      large: { fontSize: vars.size.heading },
      display: { fontSize: vars.size.title },
    },
  },
})

export const previous = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  whiteSpace: 'nowrap',
})
export const detail = style({ color: vars.color.textMuted, fontSize: vars.size.small })
