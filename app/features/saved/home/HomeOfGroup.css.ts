import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** The stage and the comparison share a line; what else one does with a home is below both. */
export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
})

/** As high as the box of the stage beside it. */
export const pick = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.target.touch })

export const rest = style({ gridColumn: '1 / -1', minInlineSize: 0 })
