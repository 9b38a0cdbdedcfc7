import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { from } from '#tokens/scale/breakpoints.ts'

/** Stages below each other on a phone, beside each other from there on. */
export const board = style({
  display: 'grid',
  gap: vars.space.lg,
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('lg')]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateColumns: 'none' },
  },
})

export const column = style({ minInlineSize: 0 })
