import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  columnGap: vars.space.xl,
})

export const place = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.sm,
  paddingBlock: vars.space.xxs,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
})
