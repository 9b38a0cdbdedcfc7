import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const header = style({
  display: 'grid',
  columnGap: vars.space.xl,
  rowGap: vars.space.xs,
  paddingBlockStart: vars.space.md,
  '@media': { [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})

export const chips = style({ gridColumn: '1 / -1', selectors: { '&:empty': { display: 'none' } } })
