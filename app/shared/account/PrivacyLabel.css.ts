import { style } from '@vanilla-extract/css'

/** A link broken over two lines has a midpoint outside itself: it wraps as a whole. */
export const whole = style({ display: 'inline-block' })
