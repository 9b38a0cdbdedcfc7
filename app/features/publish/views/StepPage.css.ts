import { globalStyle, style } from '@vanilla-extract/css'
import { below } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

/** Back at the start, on at the end; on phones each as wide as the fields. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.sm,
})

globalStyle(`${buttons} > *`, { '@media': { [below('xs')]: { flexGrow: 1 } } })
