import { style } from '@vanilla-extract/css'
import { from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const ask = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.md,
  borderRadius: vars.radius.xl,
  border: `${vars.line.hair} solid ${vars.color.tintEdge}`,
  backgroundColor: vars.color.actionSoft,
  '@media': {
    [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: vars.space.lg },
    print: { display: 'none' },
  },
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.md,
  listStyle: 'disc',
})

/** Without script nothing could be sent. */
export const send = style({ '@media': { '(scripting: none)': { display: 'none' } } })
