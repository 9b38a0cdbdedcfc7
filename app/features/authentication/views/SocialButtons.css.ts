import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

const rule = {
  content: '""',
  flex: 1,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
} as const

/** Words between two hairlines. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  selectors: { '&::before': rule, '&::after': rule },
})

export const mark = style({
  display: 'inline-block',
  inlineSize: '1.25em',
  blockSize: '1.25em',
  marginInlineEnd: vars.space.xs,
  verticalAlign: '-0.25em',
})
