import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { from } from '#tokens/scale/breakpoints.ts'

/** Twelve cities: columns that divide them, so that no row is left short. */
export const cities = style({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.md}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [from('lg')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})

/** A city without a photographed home keeps the shape of the others. */
export const noPhoto = style({
  display: 'block',
  aspectRatio: '3 / 2',
  backgroundColor: vars.color.surfaceSunken,
  borderRadius: vars.radius.md,
})

export const median = style({ color: vars.color.text, fontWeight: vars.weight.semibold })
