import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'

/** The list scrolls in its own box: only visible rows are in the page. */
export const box = recipe({
  base: {
    display: 'block',
    inlineSize: '100%',
    minInlineSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: vars.color.surfaceRaised,
    border: `${vars.line.hair} solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    // Nothing floats above it, so a row that takes focus needs no distance from the edges.
    scrollPaddingBlock: 0,
    selectors: { '&:not([data-focus-visible])': { outline: 'none' } },
  },
  variants: {
    height: {
      small: { blockSize: 'min(16rem, 60dvb)' },
      medium: { blockSize: 'min(28rem, 70dvb)' },
      large: { blockSize: 'min(44rem, 80dvb)' },
      fill: { blockSize: '100%' },
    },
  },
})

export const loading = style({ display: 'grid', placeItems: 'center', paddingBlock: vars.space.sm })
