import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** One column beside the map; if the list is alone, as many as fit. */
export const mapCards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space.md,
  padding: 0,
  // An empty string hides the bullets and keeps the list a list in Safari.
  listStyleType: '""',
})
