import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const panel = style({ display: 'grid', gap: vars.space.lg })

/** Fields side by side, as many as there is room for. */
export const fields = style({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
})

export const group = style({
  display: 'grid',
  gap: vars.space.md,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})

/** A picture needs more room than a field, where there is more. */
export const histogram = style({
  '@media': { [from('md')]: { gridColumn: 'span 2' } },
})
