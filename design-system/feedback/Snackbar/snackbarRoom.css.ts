import { createVar } from '@vanilla-extract/css'

/** A length that messages leave free at the bottom: a page with a bar there gives its height, on the root. */
export const roomBelow = createVar()
