import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

export const link = recipe({
  base: {
    borderRadius: vars.radius.sm,
    textUnderlineOffset: '0.18em',
    textDecorationThickness: vars.line.hair,
    selectors: { '&:hover': { textDecorationLine: 'underline', textDecorationThickness: vars.line.strong } },
    '@media': { '(forced-colors: active)': { color: 'LinkText' } },
  },
  variants: {
    tone: {
      action: { color: vars.color.textAction },
      text: { color: vars.color.text },
      muted: { color: vars.color.textMuted, selectors: { '&:hover': { color: vars.color.text } } },
    },
    underline: {
      always: { textDecorationLine: 'underline' },
      hover: { textDecorationLine: 'none' },
    },
    standing: {
      // Alone on its line it must be hit by a finger; within a sentence the line height decides.
      true: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.xxs,
        minBlockSize: vars.target.dense,
        paddingBlock: vars.space.xxs,
        maxInlineSize: '100%',
        // A long word breaks rather than overflows the page.
        overflowWrap: 'anywhere',
      },
    },
    weight: { semibold: { fontWeight: vars.weight.semibold } },
  },
})
