import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/**
 * The sentences behind their heading, and beside it the button that reads them. As high as the button that comes after
 * hydration, so that nothing moves. On paper the facts themselves say it.
 */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  minInlineSize: 0,
  minBlockSize: vars.target.touch,
  '@media': { print: { display: 'none' } },
})

export const told = style({ flex: '1 1 12rem', minInlineSize: 0 })

/** The place of a button that is yet to come. */
export const kept = style({ visibility: 'hidden' })
