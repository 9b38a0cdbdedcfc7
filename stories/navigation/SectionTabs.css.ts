import { style } from '@vanilla-extract/css'

/** A section as high as the window. */
export const tall = style({ minBlockSize: '100vh' })
