import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { option } from '../popover.css.ts'

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  selectors: {
    '* + &': {
      marginBlockStart: vars.space.xxs,
      paddingBlockStart: vars.space.xxs,
      borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
    },
  },
})

export const heading = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
})

export const shortcut = style({
  color: vars.color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
})

export const destructive = style([
  option,
  {
    color: vars.color.danger,
    selectors: {
      '&[data-focused]': { backgroundColor: vars.color.dangerSoft, color: vars.color.danger },
    },
  },
])
