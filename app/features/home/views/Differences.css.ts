import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const mark = style({ color: vars.color.action })
