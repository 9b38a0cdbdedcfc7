import { style } from '@vanilla-extract/css'
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

/** A picture takes the whole row: one that spans two columns would make a second where there is room for one. */
export const histogram = style({ gridColumn: '1 / -1' })
