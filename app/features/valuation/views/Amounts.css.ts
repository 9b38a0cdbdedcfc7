import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { from } from '#tokens/scale/breakpoints.ts'

/** The likeliest amount first and alone on narrow screens, in the middle on wide ones. */
export const amounts = style({
  display: 'grid',
  gap: vars.space.sm,
  alignItems: 'end',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateAreas: '"mean mean" "min max"',
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      gridTemplateAreas: '"min mean max"',
    },
  },
})

export const amount = styleVariants({
  min: { gridArea: 'min' },
  mean: { gridArea: 'mean', '@media': { [from('md')]: { textAlign: 'center' } } },
  max: { gridArea: 'max', textAlign: 'end' },
})

const amountText = { margin: 0, lineHeight: vars.leading.tight, letterSpacing: vars.tracking.tight }

export const likeliest = style({ ...amountText, fontSize: vars.size.display, fontWeight: vars.weight.bold })

export const end = style({ ...amountText, fontSize: vars.size.subheading, fontWeight: vars.weight.semibold })
