import { style } from '@vanilla-extract/css'
import { below } from '#tokens/scale/breakpoints.ts'
import { printed, page } from '../views/ListingScreen.css.ts'
import { vars } from '#tokens/contract.css.ts'

/** From edge to edge on a phone, as far as the page's own margin goes. */
export const photos = style({
  minInlineSize: 0,
  '@media': {
    [`screen and ${below('sm')}`]: { marginInline: `calc(-1 * ${vars.space.md})` },
    print: {
      maxInlineSize: '24rem',
      selectors: { [`.${page}:has(.${printed.rows}) &`]: { maxInlineSize: '14rem' } },
    },
  },
})

export const none = style({
  display: 'grid',
  placeItems: 'center',
  placeContent: 'center',
  gap: vars.space.sm,
  padding: vars.space.xl,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textMuted,
})
