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
 * With what explains its place below it. Cards of a row end together, and stay as they are when one explanation of the
 * row is opened: cards and explanations each have a row of the list's own grid.
 */
export const explained = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space.none,
})

// The mark that opens it stands beside its name.
globalStyle(`${explained} > details > summary`, { inlineSize: 'max-content', maxInlineSize: '100%' })
