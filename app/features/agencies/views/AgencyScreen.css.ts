import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { from } from '#tokens/scale/breakpoints.ts'

/** The contact details are beside the description where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
})

export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

/** The map, and below it what else can be shown. */
export const map = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space.sm,
})

/** Without script nothing of it could answer: the words beside it say so. */
export const needsScript = style({
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
