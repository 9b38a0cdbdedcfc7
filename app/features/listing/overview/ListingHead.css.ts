import { globalStyle, style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
})

/** A title of two hundred characters breaks anywhere before it widens the page. */
globalStyle(`${head} h1`, {
  overflowWrap: 'anywhere',
  '@media': { [`screen and ${below('md')}`]: { fontSize: vars.size.heading } },
})

/** From `md` on the price is in the rail. */
export const price = style({ '@media': { [`screen and ${from('md')}`]: { display: 'none' } } })

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  color: vars.color.textMuted,
})

export const onMap = style({ '@media': { print: { display: 'none' } } })
