import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const room = style({ paddingBlockStart: vars.space.xxxl })
