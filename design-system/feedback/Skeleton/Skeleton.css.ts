import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

const pass = keyframes({ from: { backgroundPosition: '120% 0' }, to: { backgroundPosition: '-120% 0' } })

export const skeleton = recipe({
  base: {
    display: 'block',
    inlineSize: '100%',
    borderRadius: vars.radius.sm,
    backgroundColor: vars.color.skeleton,
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        backgroundImage: `linear-gradient(100deg, transparent 30%, ${vars.color.skeletonShine} 50%, transparent 70%)`,
        backgroundSize: '200% 100%',
        animation: `${pass} ${vars.duration.shimmer} linear infinite`,
      },
      '(forced-colors: active)': { border: `${vars.line.hair} dashed GrayText` },
    },
  },
  variants: {
    shape: {
      text: { blockSize: '0.8em', marginBlock: '0.35em' },
      title: { blockSize: '1.4em', marginBlock: '0.35em' },
      photo: { aspectRatio: '4 / 3', borderRadius: vars.radius.lg },
      cardPhoto: { aspectRatio: '5 / 3', borderRadius: vars.radius.lg },
      wide: { aspectRatio: '16 / 9', borderRadius: vars.radius.lg },
      field: { blockSize: vars.target.touch, borderRadius: vars.radius.md },
      circle: { inlineSize: vars.target.touch, blockSize: vars.target.touch, borderRadius: vars.radius.pill },
    },
    width: {
      full: {},
      most: { inlineSize: '80%' },
      half: { inlineSize: '50%' },
      third: { inlineSize: '33%' },
    },
  },
})
