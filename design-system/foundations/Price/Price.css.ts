import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

// Lines of text: in a flex box the white space between the parts is lost, and they are read as one word.
export const price = style({ fontVariantNumeric: 'tabular-nums lining-nums' })

const part = style({
  display: 'inline-block',
  selectors: { '&:not(:last-child)': { marginInlineEnd: vars.space.hair } },
})

export const amount = recipe({
  base: [
    part,
    {
      color: vars.color.text,
      fontWeight: vars.weight.bold,
      letterSpacing: vars.tracking.tight,
      lineHeight: vars.leading.heading,
      whiteSpace: 'nowrap',
    },
  ],
  variants: {
    size: {
      medium: { fontSize: vars.size.lead },
      large: { fontSize: vars.size.heading },
      display: { fontSize: vars.size.title },
    },
  },
})

export const previous = style([
  part,
  { color: vars.color.textMuted, fontSize: vars.size.small, whiteSpace: 'nowrap' },
])
export const detail = style([part, { color: vars.color.textMuted, fontSize: vars.size.small }])
