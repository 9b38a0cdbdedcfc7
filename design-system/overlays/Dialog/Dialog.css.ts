import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'
import { sheet, veil } from '../overlay.css.ts'

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.lg})` } })

export const overlay = recipe({
  base: [veil],
  variants: {
    placement: {
      center: {
        alignItems: 'center',
        justifyContent: 'center',
        padding: vars.space.md,
        '@media': { [below('xs')]: { alignItems: 'flex-end', padding: 0 } },
      },
      full: {},
    },
  },
})

export const modal = recipe({
  base: [sheet],
  variants: {
    placement: {
      center: {
        maxBlockSize: '100%',
        borderRadius: vars.radius.xl,
        selectors: {
          '&[data-entering]': { animation: `${rise} ${vars.duration.base} ${vars.easing.enter}` },
        },
        '@media': {
          [below('xs')]: {
            borderEndStartRadius: 0,
            borderEndEndRadius: 0,
            maxBlockSize: `calc(100% - ${vars.space.md})`,
          },
        },
      },
      full: { blockSize: '100%' },
    },
    size: {
      small: { '@media': { [from('xs')]: { maxInlineSize: '28rem' } } },
      medium: { '@media': { [from('xs')]: { maxInlineSize: '36rem' } } },
      large: { '@media': { [from('xs')]: { maxInlineSize: '56rem' } } },
      full: {},
    },
  },
})
