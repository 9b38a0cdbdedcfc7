import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

const flared = { fontVariationSettings: "'FLAR' 100" }

export const heading = recipe({
  base: { color: vars.color.text, textWrap: 'balance', hyphens: 'manual' },
  variants: {
    size: {
      display: {
        ...flared,
        fontSize: vars.size.display,
        lineHeight: vars.leading.tight,
        fontWeight: vars.weight.bold,
        letterSpacing: vars.tracking.tight,
      },
      title: {
        ...flared,
        fontSize: vars.size.title,
        lineHeight: vars.leading.heading,
        fontWeight: vars.weight.bold,
        letterSpacing: vars.tracking.tight,
      },
      heading: {
        ...flared,
        fontSize: vars.size.heading,
        lineHeight: vars.leading.heading,
        fontWeight: vars.weight.semibold,
        letterSpacing: vars.tracking.tight,
      },
      subheading: {
        fontSize: vars.size.subheading,
        lineHeight: vars.leading.heading,
        fontWeight: vars.weight.semibold,
      },
      label: { fontSize: vars.size.body, lineHeight: vars.leading.snug, fontWeight: vars.weight.semibold },
    },
  },
})
