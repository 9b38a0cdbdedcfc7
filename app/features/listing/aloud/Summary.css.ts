import { style } from '@vanilla-extract/css'
import { vars } from '#tokens/contract.css.ts'

/** On paper the facts themselves say it. */
export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
})

/** As high as the button that comes after hydration, so that nothing moves. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  minBlockSize: vars.target.touch,
})
