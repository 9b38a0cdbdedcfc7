import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** As the search for a place above it: the button goes below the field where both would be cramped, and fills the line. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  alignItems: 'end',
})

export const field = style({ flex: '999 1 14rem', minInlineSize: 0 })

export const button = style({ flex: '1 0 auto' })
