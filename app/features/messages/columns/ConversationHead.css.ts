import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

export const menu = style({ flex: 'none', minInlineSize: vars.target.touch, minBlockSize: vars.target.touch })
