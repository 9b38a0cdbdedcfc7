import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { box } from '../field.css.ts'

export const trigger = style([
  box,
  {
    inlineSize: '100%',
    gap: vars.space.xs,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.sm,
    justifyContent: 'space-between',
    textAlign: 'start',
    lineHeight: vars.leading.snug,
    cursor: 'pointer',
  },
])

export const value = style({
  flex: 1,
  minInlineSize: 0,
  // The selected value is never truncated.
  overflowWrap: 'anywhere',
  selectors: { '&[data-placeholder]': { color: vars.color.textMuted } },
})
