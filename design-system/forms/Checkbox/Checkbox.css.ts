import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { mark } from '../choice.css.ts'

export const box = style([mark, { borderRadius: vars.radius.sm }])

// For boxes without a label, in the rows of a table.
export { row as button } from '../choice.css.ts'
