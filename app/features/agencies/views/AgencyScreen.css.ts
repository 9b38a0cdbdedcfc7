import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'
import { headerHeight } from '#design-system/layout/Page/headerHeight.ts'
import { below, from } from '#tokens/scale/breakpoints.ts'

/** What it is, how it is reached, its homes; the contact stays beside the others where there is room. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      gridTemplateRows: 'auto 1fr',
    },
  },
})

const part = { display: 'flex', flexDirection: 'column', gap: vars.space.lg, minInlineSize: 0 } as const

export const about = style(part)

export const contact = style({
  minInlineSize: 0,
  '@media': {
    [from('md')]: { gridColumn: 2, gridRow: '1 / span 2' },
    [`${from('md')} and (min-height: 40em)`]: {
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(${headerHeight} + ${vars.space.md})`,
    },
  },
})

export const homes = style([part, { gap: vars.space.xl }])

/** The letters beside the name, above it on a phone. */
export const who = style({
  display: 'flex',
  gap: vars.space.md,
  '@media': { [below('xs')]: { flexDirection: 'column' } },
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

/** The hours of the office: opened on a phone, shown beside the homes. One of the two is there. */
export const onPhones = style({ '@media': { [from('md')]: { display: 'none' } } })
export const beside = style({ '@media': { [below('md')]: { display: 'none' } } })
