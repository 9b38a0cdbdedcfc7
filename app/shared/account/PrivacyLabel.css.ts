import { style } from '@vanilla-extract/css'

/** A link that breaks over two lines has a middle that lies on something else: it goes to the next line whole. */
export const whole = style({ display: 'inline-block' })
