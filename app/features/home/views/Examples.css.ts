import { style } from '@vanilla-extract/css'
import { hiddenButRead } from '#design-system/foundations/VisuallyHidden/hiddenButRead.ts'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const examples = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
})

export const title = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
})

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const found = { color: vars.color.action, fontWeight: vars.weight.bold }

export const count = style({ ...found, '@media': { [below('md')]: hiddenButRead } })

/** On a phone the number alone: an example keeps to one line, and more of them to the first view. */
export const bareCount = style({ ...found, '@media': { [from('md')]: { display: 'none' } } })
