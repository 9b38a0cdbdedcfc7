import { style } from '@vanilla-extract/css'
import { below } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** Without script nothing of it could answer: the words beside it say so. */
const dead = { '(scripting: none)': { display: 'none' }, print: { display: 'none' } } as const
/** On narrow screens the bar at the foot of the window has it. */
const inBar = { '@media': { ...dead, [below('md')]: { display: 'none' } } } as const

export const first = style(inBar)

/** Room for the times before they are known. */
export const times = style([{ minBlockSize: '10rem' }, inBar])

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xs,
  '@media': { ...dead, [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const visit = style(inBar)
export const message = style([{ gridColumn: '1 / -1' }, inBar])
export const phone = style(inBar)
/** Beside the number, or alone on its line. */
export const proposal = style({ selectors: { '&:only-child, :not([class]) + &': { gridColumn: '1 / -1' } } })

export const advertiser = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.hair,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})

export const agency = style({ '@media': { print: { display: 'none' } } })
