import { style } from '@vanilla-extract/css'
import { headerHeight } from '#design-system/layout/Page/headerHeight.ts'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** From this width on the steps and the card are beside the form. */
export const roomy = from('lg')

export const columns = style({
  '@media': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: '13rem minmax(0, 1fr) 19rem',
      alignItems: 'start',
      columnGap: vars.space.lg,
      // As wide as other pages.
      maxInlineSize: `calc(75rem + 2 * ${vars.space.lg})`,
      marginInline: 'auto',
      paddingInline: vars.space.lg,
    },
  },
})

/** It stays in sight while the form scrolls, where the window has room for all of it. */
export const beside = style({
  paddingBlock: vars.space.xxl,
  '@media': {
    [below('lg')]: { display: 'none' },
    '(min-height: 45em)': { position: 'sticky', insetBlockStart: headerHeight },
  },
})

export const form = style({ minInlineSize: 0 })

/** The steps above the form: without room beside it. */
export const folded = style({ '@media': { [roomy]: { display: 'none' } } })
