import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  paddingBlock: vars.space.sm,
})

/** Pictures beside name and price, then the facts beside the advertiser; on a narrow screen one below the other. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  paddingBlockEnd: vars.space.xl,
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 23rem)',
      columnGap: vars.space.xxl,
      rowGap: vars.space.xl,
    },
    print: { display: 'block' },
  },
})

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.lg,
  minInlineSize: 0,
})

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  minInlineSize: 0,
})

/** A part of the page; a hairline parts it from what comes before, where something does. */
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  minInlineSize: 0,
  selectors: {
    '* + &': {
      paddingBlockStart: vars.space.xl,
      borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
})
