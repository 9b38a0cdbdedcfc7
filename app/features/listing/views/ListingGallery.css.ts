import { style } from '@vanilla-extract/css'
import { onPaper, page } from './ListingScreen.css.ts'
import { vars } from '#tokens/contract.css.ts'

export const gallery = style({
  minInlineSize: 0,
  '@media': {
    print: {
      maxInlineSize: '24rem',
      selectors: { [`.${page}:has(.${onPaper.rows}) &`]: { maxInlineSize: '14rem' } },
    },
  },
})

export const none = style({
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: vars.space.sm,
  padding: vars.space.xxl,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textMuted,
})
