import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { row } from '#design-system/forms/choice.css.ts'

/** A box without a label is a target of its own, as wide as it is high. */
export const selectionBox = style([
  row,
  { flex: 'none', justifyContent: 'center', minInlineSize: vars.target.compact },
])
