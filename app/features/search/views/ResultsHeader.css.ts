import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** One line for what is listed, one for its figures; the order at their end where there is room. */
export const header = style({
  display: 'grid',
  alignItems: 'center',
  columnGap: vars.space.md,
  paddingBlockStart: vars.space.sm,
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlockStart: vars.space.md },
  },
})

export const order = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  // The text of the select begins where the heading does.
  marginInlineStart: `calc(-1 * ${vars.space.sm})`,
  '@media': { [from('sm')]: { gridColumn: 2, marginInlineStart: 0 } },
})

export const withoutScript = style({
  '@media': { '(scripting: enabled)': { display: 'none' } },
})

export const title = style({ gridColumn: '1 / -1' })
