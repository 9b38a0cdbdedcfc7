import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

export const monogram = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    backgroundColor: vars.color.actionSoft,
    color: vars.color.textOnActionSoft,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.none,
    '@media': { '(forced-colors: active)': { border: `${vars.line.hair} solid CanvasText` } },
  },
  variants: {
    size: {
      medium: {
        inlineSize: '3rem',
        blockSize: '3rem',
        borderRadius: vars.radius.md,
        fontSize: vars.size.body,
      },
      large: {
        inlineSize: '5rem',
        blockSize: '5rem',
        borderRadius: vars.radius.lg,
        fontSize: vars.size.title,
      },
    },
  },
})
