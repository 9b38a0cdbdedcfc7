import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    overflow: 'hidden',
    backgroundColor: vars.color.skeleton,
  },
  variants: {
    ratio: {
      '4:3': { aspectRatio: '4 / 3' },
      '5:3': { aspectRatio: '5 / 3' },
      '3:2': { aspectRatio: '3 / 2' },
      '16:9': { aspectRatio: '16 / 9' },
      '1:1': { aspectRatio: '1 / 1' },
      fill: { blockSize: '100%' },
    },
    corners: { square: {}, round: { borderRadius: vars.radius.lg } },
  },
})

export const placeholder = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })

export const image = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    selectors: {
      // Browsers draw it only for a picture that failed to load: its words, on a readable background.
      '&::after': {
        content: 'attr(alt)',
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        padding: vars.space.md,
        color: vars.color.textMuted,
        backgroundColor: vars.color.surfaceSunken,
        fontSize: vars.size.small,
        lineHeight: vars.leading.snug,
        textAlign: 'center',
        overflow: 'hidden',
      },
    },
  },
  variants: { fit: { cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } } },
})
