import { style } from '@vanilla-extract/css'

export const stage = style({ position: 'relative', blockSize: '24rem' })
