import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const header = style({
  display: 'grid',
  columnGap: vars.space.xl,
  rowGap: vars.space.sm,
  paddingBlockStart: vars.space.lg,
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' } },
})

export const order = style({
  display: 'grid',
  gap: vars.space.xs,
  alignItems: 'end',
  // Stays where it is when the explanation beside it is opened; its longest option does not squeeze the heading.
  '@media': { [from('sm')]: { alignSelf: 'start', justifySelf: 'end', inlineSize: '17rem' } },
})

export const withoutScript = style({
  '@media': { '(scripting: enabled)': { display: 'none' } },
})

/** The count, and beside it why the order is what it is; opened, that takes the rest of the line. */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.lg,
})

export const why = style({ flex: '0 1 auto', minInlineSize: 0, maxInlineSize: '36rem' })

export const chips = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } })
