import { style } from '@vanilla-extract/css'

export const narrow = style({ inlineSize: 288 })
