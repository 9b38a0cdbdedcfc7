import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const header = style({ paddingBlockStart: vars.space.xs })
