import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

export const frame = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    color: vars.color.textMuted,
    backgroundColor: vars.color.surfaceSunken,
    borderRadius: vars.radius.md,
    '@media': { '(forced-colors: active)': { border: `${vars.line.hair} solid CanvasText` } },
  },
  variants: {
    size: {
      small: { inlineSize: '3.5rem', blockSize: '3.5rem' },
      wide: { inlineSize: '100%', aspectRatio: '4 / 3' },
    },
  },
})

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
