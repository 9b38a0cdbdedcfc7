import { style } from '@vanilla-extract/css'

export const stage = style({ position: 'absolute', inset: 0 })
