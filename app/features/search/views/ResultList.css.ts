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

export const item = style({ minInlineSize: 0 })

/**
 * With the explanation of its position below it. Cards of a row have the same end, and do not move when one
 * explanation of the row opens: cards and explanations each have a row of the list's own grid.
 */
export const explained = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space.none,
})

// The marker is beside its name.
globalStyle(`${explained} > details > summary`, { inlineSize: 'max-content', maxInlineSize: '100%' })
