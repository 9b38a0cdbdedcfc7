import { style } from '@vanilla-extract/css'
import { below, from } from '#tokens/scale/breakpoints.ts'
import { vars } from '#tokens/contract.css.ts'

export const entry = style({ flex: 'none', minInlineSize: vars.target.touch })

/** Words where there is room for them, else a picture: never both. */
export const wide = style({ '@media': { [below('sm')]: { display: 'none' } } })
export const narrow = style({ '@media': { [from('sm')]: { display: 'none' } } })

/** As large as the button that takes its place. */
export const iconLink = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.target.touch,
  blockSize: vars.target.touch,
  borderRadius: vars.radius.pill,
  color: vars.color.text,
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceHover } },
})
