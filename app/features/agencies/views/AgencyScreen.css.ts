import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { from } from '#tokens/scale/breakpoints.ts'

/** How to reach it stands beside what it is, where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
})

export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const box = style({
  alignSelf: 'start',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  padding: vars.space.lg,
  backgroundColor: vars.color.surfaceRaised,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
})

/** Without script nothing of it could answer: the words beside it say so. */
export const needsScript = style({
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})
