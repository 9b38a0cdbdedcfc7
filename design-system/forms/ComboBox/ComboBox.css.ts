import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** There is nothing to say yet: neither results nor a wait worth mentioning. */
export const unseen = style({ visibility: 'hidden' })

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.xxs,
      paddingBlockStart: vars.space.xxs,
      borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
    },
  },
})

export const heading = style({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.sm,
  color: vars.color.textMuted,
  fontSize: vars.size.micro,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
})

export const wait = style({
  display: 'grid',
  placeItems: 'center',
  paddingInline: vars.space.sm,
  color: vars.color.textAction,
})
