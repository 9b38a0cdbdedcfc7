import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.lg,
  rowGap: vars.space.xxl,
  transition: `opacity ${vars.duration.base} ${vars.easing.standard}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.6 } },
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

/** Cards of a row end together; what explains them stands below. */
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
})

globalStyle(`${item} > article`, { flex: '1 0 auto', blockSize: 'auto' })
