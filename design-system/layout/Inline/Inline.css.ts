import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#tokens/contract.css.ts'
import { gaps } from '../gaps.css.ts'

export const inline = recipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    space: gaps,
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      baseline: { alignItems: 'baseline' },
      end: { alignItems: 'flex-end' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    overflow: {
      wrap: { flexWrap: 'wrap' },
      // The strip may be wider than the page: it scrolls in its own box and has room for focus rings.
      scroll: {
        // Holds what is hidden from the eye in it, which else would widen the page.
        position: 'relative',
        overflowX: 'auto',
        overscrollBehaviorInline: 'contain',
        scrollPaddingInline: vars.space.xs,
        padding: vars.space.xxs,
        margin: `calc(-1 * ${vars.space.xxs})`,
        scrollbarWidth: 'none',
      },
      none: {},
    },
  },
})
