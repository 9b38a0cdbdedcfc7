import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** What the number was read as. */
export const understood = style({
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
})
